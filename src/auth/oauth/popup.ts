import { SignInCanceledError } from '../core/auth-error';
import { listenTo } from '../core/listeners';
import { parseUrl } from '../core/urls';
import { OAuthError } from './oauth-options';

/** Name of the window, which its callback page recognizes, and type of its message. */
const popupName = 'tessera-sign-in';

/**
 * Opens an empty window, immediately, because browsers allow it only during a click.
 * @throws OAuthError if the browser blocks it.
 */
export function openPopup(): Window {
  const popup = globalThis.open?.('about:blank', popupName, 'popup,width=480,height=640');
  if (popup) return popup;
  const message =
    'The browser blocked the window of the provider: call `login` in a click handler.';
  throw new OAuthError('popup-blocked', message);
}

/**
 * Waits for the response in a window: a message of that window and of this origin.
 * @throws SignInCanceledError if the user closes the window.
 */
export function popupResponse(popup: Window, signal: AbortSignal): Promise<URL> {
  return new Promise<URL>((resolve, reject) => {
    const stop = listenTo(globalThis, 'message', ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== popup || data?.type !== popupName) return;
      const url = parseUrl(String(data.url));
      if (url) end(() => resolve(url));
    });
    // A cross-origin window fires no event when it closes. Its message may arrive after that, so it is looked at twice.
    let wasClosed = false;
    const timer = setInterval(() => {
      if (wasClosed) end(() => reject(new SignInCanceledError()));
      wasClosed = popup.closed;
    }, 250);
    const end = (settle: () => void) => {
      stop();
      clearInterval(timer);
      settle();
    };
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)), {
      once: true,
    });
  });
}

/**
 * Sends the response from the window to the page that opened it, and closes the window; false if this is not
 * such a window. Only a page of this origin receives it.
 */
export function reportToOpener(page: URL): boolean {
  if (typeof window === 'undefined' || window.name !== popupName) return false;
  const opener = window.opener as Window | null;
  if (!opener || !isOfThisOrigin(opener)) return false;
  opener.postMessage({ type: popupName, url: page.href }, page.origin);
  window.close();
  return true;
}

function isOfThisOrigin(other: Window): boolean {
  try {
    return other.location.origin === location.origin;
  } catch {
    // Access to another origin is denied.
    return false;
  }
}

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
