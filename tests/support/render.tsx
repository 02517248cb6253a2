import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import '#src/tokens/tokens.css';

/** Tree that a test put on the page. */
export interface Mounted {
  /** Element that holds the tree. */
  container: HTMLElement;
  /** Draws another tree in the same place. */
  rerender: (node: ReactNode) => void;
  /** Takes the tree off the page; the test's end does so too. */
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

/** Draws a tree on the page, in StrictMode and with its effects run. */
export function mount(node: ReactNode): Mounted {
  const container = addContainer();
  const tree = track(container, createRoot(container));
  tree.rerender(node);
  return tree;
}

/** Markup that a server sends for the tree. */
export function serverMarkup(node: ReactNode): string {
  return renderToString(<StrictMode>{node}</StrictMode>);
}

/**
 * Makes a server's markup live as the tree and waits until that has settled.
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

/** Waits until React has nothing left to do and the browser has painted it. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Takes what a test leaves on the page away, and fails a test during which something was printed to the console.
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
    delete document.documentElement.dataset['theme'];
    document.documentElement.dir = '';
    vi.restoreAllMocks();
    expect(messages, 'the console stays silent').toEqual([]);
  });
  return messages;
}
