// Something asked of the server by a button: whether it is under way, and what it has against it.
import { messageOf } from "./api";

export class Doing {
    busy = $state(false);
    fault = $state("");

    /** Do it; tells whether it was done. */
    async run(deed: () => Promise<unknown>): Promise<boolean> {
        this.busy = true;
        this.fault = "";
        try {
            await deed();
            return true;
        } catch (refused) {
            this.failed(refused);
            return false;
        } finally {
            this.busy = false;
        }
    }

    failed = (refused: unknown): void => {
        this.fault = messageOf(refused);
    };
}
