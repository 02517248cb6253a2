/** Browser other than the pinned Chromium that the story tests run in, where the machine has it. */
export interface Engine {
  /** Name of the engine: `firefox`. */
  name: string;
  /** What has to be installed first, with the command that does so; empty where everything is there. */
  missing: () => string[];
  /** Starts a browser and opens a page in it. */
  open: (url: string) => Promise<OpenedEngine>;
}

/** Running browser. */
export interface OpenedEngine {
  /** Ends the browser and removes what it has written. */
  close: () => Promise<void>;
}
