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
  /** Opens another page and waits until it has loaded. */
  goTo: (url: string) => Promise<void>;
  /** Evaluates an expression in the page, whose value is JSON. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Presses the mouse at a point of the page, in CSS px of its window. */
  press: (x: number, y: number) => Promise<void>;
  /** Closes the browser and removes its files. */
  close: () => Promise<void>;
}

/** Press of the mouse, as both WebDriver and WebDriver BiDi describe it. */
export function mousePress(x: number, y: number) {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}
