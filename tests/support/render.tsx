import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { clearAnnouncements } from '#stories/support/announcements.ts';
import '#src/tokens/tokens.css';

/** Tree that a test has rendered. */
export interface Mounted {
  /** Element that contains the tree. */
  container: HTMLElement;
  /** Renders another tree in the same place. */
  rerender: (node: ReactNode) => void;
  /** Unmounts the tree; the end of the test does so, too. */
  unmount: () => void;
}

const mounted = new Set<() => void>();

function track(container: HTMLElement, root: Root): Mounted {
  const unmount = () => {
    flushSync(() => root.unmount());
    container.remove();
    mounted.delete(unmount);
  };
  mounted.add(unmount);
  return {
    container,
    rerender: (node) => flushSync(() => root.render(<StrictMode>{node}</StrictMode>)),
    unmount,
  };
}

function addContainer(): HTMLElement {
  const container = document.createElement('div');
  document.body.append(container);
  return container;
}

/** Renders a tree into the page, in StrictMode and with its effects run. */
export function mount(node: ReactNode): Mounted {
  return mountIn(addContainer(), node);
}

/** Renders a tree into an element, which need not be on the page. */
export function mountIn(container: HTMLElement, node: ReactNode): Mounted {
  const tree = track(container, createRoot(container));
  tree.rerender(node);
  return tree;
}

/** Markup of the tree from a server. */
export function serverMarkup(node: ReactNode): string {
  return renderToString(<StrictMode>{node}</StrictMode>);
}

/**
 * Hydrates a server's markup with the tree and waits until that has settled.
 * @param markup Markup to put on the page, or the element on the page that holds it.
 */
export async function hydrate(markup: string | HTMLElement, node: ReactNode): Promise<Mounted> {
  const container = typeof markup === 'string' ? addContainer() : markup;
  if (typeof markup === 'string') container.innerHTML = markup;
  const root = hydrateRoot(container, <StrictMode>{node}</StrictMode>, {
    onRecoverableError: (error) => console.error(String(error)),
  });
  const tree = track(container, root);
  await settle();
  return tree;
}

/** Waits until React is idle and the browser has painted. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Cleans the page up after each test, and fails a test that prints to the console.
 * @returns Messages so far; a test that expects some empties the list.
 */
export function watchPage(): string[] {
  const messages: string[] = [];
  beforeEach(() => {
    messages.length = 0;
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
        messages.push(parts.map(String).join(' '));
      });
    }
  });
  afterEach(() => {
    for (const unmount of mounted) unmount();
    // A press that the test did not end would hold back the messages of the next one.
    document.dispatchEvent(new PointerEvent('pointercancel'));
    clearAnnouncements();
    delete document.documentElement.dataset['theme'];
    document.documentElement.dir = '';
    vi.restoreAllMocks();
    expect(messages, 'the console stays silent').toEqual([]);
  });
  return messages;
}

/** Keeps the errors that components report to the browser until the end of the test, and returns their messages so far. */
export function catchErrors(): readonly string[] {
  const messages: string[] = [];
  vi.spyOn(globalThis, 'reportError').mockImplementation((error) => {
    messages.push((error as Error).message);
  });
  return messages;
}
