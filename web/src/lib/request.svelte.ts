// Something asked of the server by a button: whether it is under way, and what it has against it.
import { messageOf } from "./api";

export class RequestState {
    busy = $state(false);
    fault = $state("");

    /** Sends it; tells whether it was done. */
    async run(send: () => Promise<unknown>): Promise<boolean> {
        this.busy = true;
        this.fault = "";
        try {
            await send();
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
