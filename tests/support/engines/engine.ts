/** Browser other than the pinned Chromium that the story tests run in, if the machine has it. */
export interface Engine {
  /** Name of the engine: `firefox`. */
  name: string;
  /** Missing programs, with the command that installs each; empty if there are none. */
  missing: () => string[];
  /** Starts a browser and opens a page in it. */
  open: (url: string) => Promise<OpenedEngine>;
}

/** Running browser. */
export interface OpenedEngine {
  /** Closes the browser and removes its files. */
  close: () => Promise<void>;
}
