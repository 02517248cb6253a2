'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** Says messages to screen readers from a live region outside of what closes. */
export interface Announcer {
  /** Says a message now, also if the component unmounts meanwhile. Not again while the same message still stands. */
  say(message: string): void;
  /** Says a message once typing has rested for a second; a later call of either replaces it. */
  sayAtRest(message: string): void;
  /** Drops a message that waits. */
  drop(): void;
}

/** Typing rests when no key was pressed for as long, in milliseconds: partial words are not worth hearing. */
const restTime = 1000;

/** Screen readers miss the first message of a region that is younger, in milliseconds. */
const settleTime = 100;

/** A message that was read is removed, or a reader who browses the page finds it at its end. In milliseconds. */
const standTime = 7000;

/**
 * Returns an announcer for a component.
 * @param ref Ref to an element of the component, which decides about the document, the dialog and the language.
 */
export function useAnnouncer(ref: RefObject<Element | null>): Announcer {
  const [{ announcer, start }] = useState(() => createAnnouncer(ref));
  useLayoutEffect(start, [start]);
  return announcer;
}

function createAnnouncer(ref: RefObject<Element | null>) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const drop = () => clearTimeout(waiting);
  const say = (message: string) => {
    drop();
    if (ref.current) announce(ref.current, message);
  };
  const announcer: Announcer = {
    say,
    sayAtRest(message) {
      drop();
      waiting = setTimeout(() => say(message), restTime);
    },
    drop,
  };
  const start = () => {
    // The region is older than its first message.
    if (ref.current) regionOf(hostOf(ref.current));
    return drop;
  };
  return { announcer, start };
}

/** Says a message to screen readers, unless the same message still stands. An empty message is not said. */
function announce(near: Element, message: string): void {
  if (message === '') return;
  const { region, isNew } = regionOf(hostOf(near));
  const entry = near.ownerDocument.createElement('div');
  entry.textContent = message;
  const language = near.closest<HTMLElement>('[lang]')?.lang;
  if (language) entry.lang = language;
  const add = () => {
    if (region.lastElementChild?.textContent === message) return;
    region.append(entry);
    setTimeout(() => entry.remove(), standTime);
  };
  if (isNew) setTimeout(add, settleTime);
  else add();
}

/** Returns the element that contains the live region: while a dialog is modal, nothing outside of it is heard. */
function hostOf(near: Element): Element {
  return near.closest('dialog[open]') ?? near.ownerDocument.body;
}

function regionOf(host: Element): { region: HTMLElement; isNew: boolean } {
  const existing = host.querySelector<HTMLElement>(':scope > [data-slot="announcer"]');
  if (existing) return { region: existing, isNew: false };
  const region = host.ownerDocument.createElement('div');
  region.dataset.slot = 'announcer';
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-relevant', 'additions');
  // Not a class, because the style sheet of a copy may load late; a strict Content-Security-Policy allows this.
  Object.assign(region.style, {
    position: 'fixed',
    insetBlockStart: '0',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  host.append(region);
  return { region, isNew: true };
}
