'use client';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { activeElementNear } from '../dom';

/** Announces messages to screen readers, in a live region that stays when the component closes. */
export interface Announcer {
  /** Announces a message now, even if the component then unmounts; not again while it is the last one in the region. */
  say(message: string): void;
  /** Announces a message after a pause in typing; a later call of either function replaces it. */
  sayAtRest(message: string): void;
  /** Cancels a message that waits for a pause. */
  drop(): void;
}

/** Pause in typing after which a message is announced, in milliseconds: partial words are not announced. */
const restTime = 1000;

/** Screen readers miss the first message of a region that was added later than this before it, in milliseconds. */
const settleTime = 100;

/** Time after which a message is removed, in milliseconds: browsing the page, users would find it at the end. */
const keepTime = 7000;

/**
 * Returns an announcer for a component.
 * @param ref Ref to an element of the component, which determines the document, the dialog and the language.
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
    // Add the region before its first message.
    if (ref.current) regionOf(hostOf(ref.current));
    return drop;
  };
  return { announcer, start };
}

/** Announces a message, unless it is empty or the last one in the region. */
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
    setTimeout(() => entry.remove(), keepTime);
  };
  if (isNew) setTimeout(add, settleTime);
  else add();
}

/** Returns the element that contains the live region: while a dialog is modal, regions outside it are not announced. */
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

/**
 * Announces the text of a line that describes a field when it changes: an error at once, the meaning of what is typed
 * once the user pauses. The first text is not announced, because it describes the field that receives focus.
 * @param line Ref to the element with the text, which is no live region, or it would be read twice.
 * @param kind Kind of the text; `null` if it is not announced.
 */
export function useSpokenText(
  line: RefObject<HTMLElement | null>,
  kind: 'error' | 'echo' | null,
): void {
  const announcer = useAnnouncer(line);
  const last = useRef<string>(null);
  useEffect(() => {
    const text = line.current?.textContent ?? '';
    const isFirst = last.current === null;
    if (text === last.current) return;
    last.current = text;
    if (isFirst) return;
    announcer.drop();
    if (kind === 'error') announcer.say(text);
    // What is selected in a panel is announced there.
    else if (kind && text && activeElementNear(line.current)?.matches('input')) {
      announcer.sayAtRest(text);
    }
  });
}
