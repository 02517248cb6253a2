/**
 * Calls a function of the application. If it throws, the browser reports the error like that of an event listener; thrown
 * in an effect, it would unmount the entire React tree.
 */
export function callBack<Args extends readonly unknown[]>(
  callback: ((...args: Args) => void) | undefined,
  ...args: Args
): void {
  try {
    callback?.(...args);
  } catch (error) {
    // Test environments may lack it.
    if (typeof reportError === 'function') reportError(error);
    else
      queueMicrotask(() => {
        throw error;
      });
  }
}
