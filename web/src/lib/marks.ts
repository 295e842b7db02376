// How the lines of the seats are told apart in a drawing: by shapes and dashes first, and by colour last.
export const MARKS = [
    "M0-5a5 5 0 1 1 0 10a5 5 0 1 1 0-10z",
    "M-4.5-4.5h9v9h-9z",
    "M0-6l5.6 10h-11.2z",
    "M0-6.2l6.2 6.2-6.2 6.2-6.2-6.2z",
    "M-1.7-6h3.4v4.3h4.3v3.4h-4.3v4.3h-3.4v-4.3h-4.3v-3.4h4.3z",
];
export const DASHES = ["", "9 4", "2 5", "10 4 2 4", "5 3"];
