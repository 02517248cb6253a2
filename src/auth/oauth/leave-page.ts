import { SignInCanceledError } from '../core/auth-error';
import { listenTo } from '../core/listeners';

/**
 * Loads a page of the provider; never resolves.
 * @throws SignInCanceledError if the user goes back and the browser restores the page.
 */
export function leavePage(url: string, assign = assignLocation): Promise<never> {
  assign(url);
  return new Promise((_, reject) => {
    const stop = listenTo(globalThis, 'pageshow', ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      stop();
      reject(new SignInCanceledError());
    });
  });
}

/** Loads another page; the default of the option `assign`. */
export function assignLocation(url: string): void {
  location.assign(url);
}
