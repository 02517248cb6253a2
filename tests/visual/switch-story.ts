/**
 * Parts of the page that these functions use; they run in the browser, so they may use nothing from outside their own
 * bodies.
 */
interface Previewing {
  /** Elements that the page itself puts into its body. */
  bareBody?: Element[];
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { id?: string; teardown?: () => Promise<void> };
  };
  __STORYBOOK_ADDONS_CHANNEL__?: {
    transports?: unknown[];
    data?: Record<string, unknown>;
    emit?: (event: string, payload: object) => void;
  };
}

/** Records, before any story runs, the page's own elements in the body. */
export function keepBareBody(): void {
  document.addEventListener('DOMContentLoaded', () => {
    (window as unknown as Previewing).bareBody = [...document.body.children];
  });
}

/**
 * Turns off, before Storybook starts, the frames that its panels draw around elements: to follow them, it looks at all
 * elements of the page with each change.
 */
export function leaveOutHighlights(): void {
  let features: object | undefined;
  Object.defineProperty(window, 'FEATURES', {
    configurable: true,
    get: () => features,
    set: (given: object) => {
      features = { ...given, highlight: false };
    },
  });
}

/**
 * Stops the messages to the manager of Storybook, which these pages do not have: serializing each step of a play
 * function takes a fifth of its time. Listeners on the page are notified as before.
 */
export function stopMessages(): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Previewing;
  if (channel) channel.transports = [];
}

/**
 * Removes the page's story and requests another one, with the globals that are set. Returns whether it could: after a
 * story that leaves something in the body, or on a page in an error state, the page has to be reloaded.
 */
export async function switchStory(storyId: string): Promise<boolean> {
  const page = window as unknown as Previewing;
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = page;
  const last = preview?.currentRender;
  if (!last?.teardown || !channel?.emit || last.id === storyId) return false;
  await last.teardown();
  // The announcer stays for what is mounted next.
  document.querySelector('body > [data-slot="announcer"]')?.remove();
  const left = document.querySelectorAll('body > :not([id^="storybook-"])');
  const isBare = [...left].every((element) => page.bareBody?.includes(element));
  if (!isBare || document.querySelector('#storybook-root')?.hasChildNodes()) return false;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  getSelection()?.removeAllRanges();
  scrollTo(0, 0);
  localStorage.clear();
  sessionStorage.clear();
  // An error of the last story is stored there.
  channel.data = {};
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  const deadline = performance.now() + 2000;
  while (preview?.currentRender?.id !== storyId) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return true;
}
