// The frame of the page: navigation, settings, what goes wrong between page and server.
import type { Language } from "../lib/types";

const en = {
    lobby: "Play",
    rules: "Rules",
    verify: "Check a game",
    sounds: "Sounds",
    motion: { label: "Motion", full: "Lively", calm: "Slow", none: "None" },
    spoken: "Read the choices aloud (screen reader)",
    noServer: "The server does not answer. Is it still running, and are you connected? The page tries again by itself.",
    serverFault: (status: number) => `The server could not do that (${status}). Try again; if it stays, tell whoever runs the server.`,
    disclaimer: "A home for two board games, made by players. Not affiliated with their publishers.",
};
export type ShellWords = typeof en;
const fr: ShellWords = {
    lobby: "Jouer",
    rules: "Règles",
    verify: "Vérifier une partie",
    sounds: "Sons",
    motion: { label: "Mouvement", full: "Vif", calm: "Lent", none: "Aucun" },
    spoken: "Lire les choix à voix haute (lecteur d’écran)",
    noServer: "Le serveur ne répond pas. Tourne-t-il encore, et êtes-vous connecté ? La page réessaie toute seule.",
    serverFault: (status) =>
        `Le serveur n’a pas pu faire cela (${status}). Réessayez ; si cela persiste, prévenez la personne qui tient le serveur.`,
    disclaimer: "Une maison pour deux jeux de société, faite par des joueurs. Sans lien avec leurs éditeurs.",
};
const it: ShellWords = {
    lobby: "Gioca",
    rules: "Regole",
    verify: "Verifica una partita",
    sounds: "Suoni",
    motion: { label: "Movimento", full: "Vivace", calm: "Lento", none: "Nessuno" },
    spoken: "Leggi le scelte ad alta voce (lettore di schermo)",
    noServer: "Il server non risponde. È ancora acceso, e sei connesso? La pagina riprova da sola.",
    serverFault: (status) => `Il server non ha potuto farlo (${status}). Riprova; se continua, avvisa chi gestisce il server.`,
    disclaimer: "Una casa per due giochi da tavolo, fatta da giocatori. Senza legami con i loro editori.",
};
export const shell: Record<Language, ShellWords> = { en, fr, it };
