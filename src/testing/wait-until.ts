// Stored before a test installs fake timers.
const { setTimeout } = globalThis;

const settings = { timeout: 4000 };

/**
 * Sets the timeout for lazy content, in milliseconds. Default: 4000, less than the timeout of a test in
 * Vitest or Jest.
 */
export function setTimeLimit(timeout: number): void {
  settings.timeout = timeout;
}

const turn = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Waits until a function returns a value, and returns it.
 * @throws With the message after the timeout.
 */
export async function waitUntil<Found>(
  find: () => Found | null | undefined | false,
  message: () => string,
): Promise<Found> {
  const end = Date.now() + settings.timeout;
  // Also count attempts, because a test may have stopped the clock.
  for (let turns = 0; turns * 20 <= settings.timeout && Date.now() <= end; turns += 1) {
    const found = find();
    if (found) return found;
    await turn(20);
  }
  throw new Error(message());
}

/**
 * Runs user actions outside `act`. In a test environment, React expects state changes inside of `act`;
 * here they occur on their own, as in a browser, and are rendered at the end.
 */
export async function drive<Result>(run: () => Promise<Result>): Promise<Result> {
  const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
  const before = page.IS_REACT_ACT_ENVIRONMENT;
  page.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    const result = await run();
    await turn();
    await turn();
    return result;
  } finally {
    page.IS_REACT_ACT_ENVIRONMENT = before;
  }
}
