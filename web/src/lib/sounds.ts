// Short sounds, made when they are heard. None is made, and nothing is prepared, before the reader has turned sounds on.
import { settings } from "./settings.svelte";

export type SoundName = "dice" | "card" | "gain" | "round" | "turn" | "end";

/** One voice of a sound: when it begins and how long it lasts in seconds, its pitch (or, for noise, its colour) in hertz, and its loudness. */
interface Voice {
    wave: OscillatorType | "noise";
    at: number;
    length: number;
    from: number;
    to?: number;
    gain: number;
    /** How long it swells; the rest of its length it fades. */
    swell?: number;
}

const knock = (at: number, from: number, gain: number): Voice[] => [
    { wave: "noise", at, length: 0.05, from, gain },
    { wave: "sine", at, length: 0.06, from: from / 8, to: from / 14, gain: gain * 0.7 },
];
const pluck = (at: number, from: number, length = 0.7, gain = 0.16): Voice[] => [
    { wave: "triangle", at, length, from, gain },
    { wave: "sine", at, length: length * 0.5, from: from * 2, gain: gain * 0.35 },
];
/** Partials that are no multiples of the first ring like glass. */
const glass = (at: number, from: number, gain = 0.12): Voice[] => [
    { wave: "sine", at, length: 0.9, from, gain },
    { wave: "sine", at, length: 0.55, from: from * 2.76, gain: gain * 0.45 },
    { wave: "sine", at, length: 0.3, from: from * 5.4, gain: gain * 0.2 },
];
const swell = (from: number, gain: number): Voice => ({ wave: "sine", at: 0, length: 1.6, from, gain, swell: 0.5 });

export const SOUNDS: Record<SoundName, Voice[]> = {
    dice: [
        ...knock(0, 2600, 0.22),
        ...knock(0.07, 3400, 0.16),
        ...knock(0.12, 2900, 0.19),
        ...knock(0.22, 2200, 0.12),
        ...knock(0.28, 3100, 0.07),
    ],
    card: [
        { wave: "noise", at: 0, length: 0.16, from: 1400, to: 5200, gain: 0.13, swell: 0.07 },
        { wave: "noise", at: 0.15, length: 0.05, from: 900, gain: 0.16 },
    ],
    gain: [...glass(0, 1568), ...glass(0.08, 2093, 0.09)],
    round: [
        swell(196, 0.1),
        swell(294, 0.08),
        swell(392, 0.07),
        { wave: "noise", at: 0, length: 1.5, from: 500, to: 2400, gain: 0.025, swell: 0.7 },
    ],
    turn: [...pluck(0, 587), ...pluck(0.13, 880)],
    end: [...pluck(0, 392, 1), ...pluck(0.14, 494, 1), ...pluck(0.28, 587, 1.1), ...pluck(0.42, 784, 1.4), ...glass(0.6, 1568, 0.05)],
};

const SOFTEST = 0.0001;
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noise(to: AudioContext): AudioBuffer {
    if (hiss) return hiss;
    hiss = to.createBuffer(1, to.sampleRate, to.sampleRate);
    const wave = hiss.getChannelData(0);
    for (let index = 0; index < wave.length; index++) wave[index] = Math.random() * 2 - 1;
    return hiss;
}

function play(to: AudioContext, voice: Voice): void {
    const start = to.currentTime + voice.at;
    const end = start + voice.length;
    const loudness = to.createGain();
    loudness.gain.setValueAtTime(SOFTEST, start);
    loudness.gain.exponentialRampToValueAtTime(voice.gain, start + (voice.swell ?? 0.006));
    loudness.gain.exponentialRampToValueAtTime(SOFTEST, end);
    loudness.connect(to.destination);
    const pitch = (param: AudioParam): void => {
        param.setValueAtTime(voice.from, start);
        if (voice.to) param.exponentialRampToValueAtTime(voice.to, end);
    };
    if (voice.wave === "noise") {
        const source = to.createBufferSource();
        const colour = to.createBiquadFilter();
        source.buffer = noise(to);
        source.loop = true;
        colour.type = "bandpass";
        pitch(colour.frequency);
        source.connect(colour).connect(loudness);
        source.start(start);
        source.stop(end);
    } else {
        const source = to.createOscillator();
        source.type = voice.wave;
        pitch(source.frequency);
        source.connect(loudness);
        source.start(start);
        source.stop(end);
    }
}

/** Makes a sound, if the reader wants sounds and has touched the page: before that no browser lets it sound. */
export function sound(name: SoundName): void {
    if (!settings.sounds || typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return;
    context ??= new AudioContext();
    const here = context;
    const begin = (): void => SOUNDS[name].forEach((voice) => play(here, voice));
    if (here.state === "running") begin();
    else void here.resume().then(begin);
}
