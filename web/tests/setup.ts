// What a browser has and Node has not.
import { vi } from "vitest";

if (typeof navigator === "undefined") vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
