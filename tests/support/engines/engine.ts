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
  /** Presses keys, in the notation of Vitest: `{Alt>}{ArrowDown}{/Alt}`; only where the pairs of layers are walked. */
  type?: (keys: string) => Promise<void>;
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

/** Keys without a character, as WebDriver names them. */
const namedKeys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Alt: '\uE00A',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowDown: '\uE015',
  F6: '\uE036',
};

/** Keys of the keyboard, as WebDriver BiDi describes them; `{Escape>3/}` is held until it has repeated twice. */
export function keyPresses(keys: string) {
  const actions = [...keys.matchAll(/\{(\/?)(\w+)(?:>(\d+)\/|(>?))\}|./g)].flatMap(
    ([character, isUp, name = '', times = '1', isHeld]) => {
      const value = name ? namedKeys[name] : character;
      if (value === undefined) throw new Error(`The engines do not know the key "${name}".`);
      return [
        ...Array.from({ length: isUp ? 0 : Number(times) }, () => ({ type: 'keyDown', value })),
        ...(isHeld ? [] : [{ type: 'keyUp', value }]),
      ];
    },
  );
  return { type: 'key', id: 'keyboard', actions };
}
