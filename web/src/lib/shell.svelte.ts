// What is around a page.
class Shell {
    /** Whether a page fills the window, with nothing around it. */
    covered = $state(false);
    /** Whether parts of the page could not be had: the server has another version by now. */
    stale = $state(false);
}
export const shell = new Shell();
