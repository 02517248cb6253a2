// Taken before a test replaces the timers by false ones.
const { setTimeout } = globalThis;

const settings = { timeout: 4000 };

/** Sets how long the functions wait for what loads late, in milliseconds. Default: 4000, less than a test of Vitest or Jest may take. */
export function setTimeLimit(timeout: number): void {
  settings.timeout = timeout;
}

const turn = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Waits until a function returns something, and returns it.
 * @throws With the message where that takes too long.
 */
export async function waitUntil<Found>(
  find: () => Found | null | undefined | false,
  message: () => string,
): Promise<Found> {
  const end = Date.now() + settings.timeout;
  // Counted too, because a test may have stopped the clock.
  for (let turns = 0; turns * 20 <= settings.timeout && Date.now() <= end; turns += 1) {
    const found = find();
    if (found) return found;
    await turn(20);
  }
  throw new Error(message());
}

/**
 * Runs what a user does. React expects that state changes inside `act` as long as a test says so; here they happen on their own, as
 * in a browser, and are drawn at the end.
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
