'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { cached } from '../cached';
import { listen } from '../dom';

/** State of the pointers of a document. */
interface Presses {
  /** Whether one is down. */
  down: boolean;
  /** Number of presses so far. */
  count: number;
  /** Called when the press has ended. */
  waiting: Set<() => void>;
}

const pages = new WeakMap<Document, Presses>();

/** Pages with a press. */
const pressed = new Set<Presses>();

/**
 * Returns a value, but during a press the one from before. What appears or disappears when focus leaves a field moves what
 * is below it: a press on that would miss its target, because the browser only clicks what is under the pointer at the end.
 * @param ref Ref to an element in the document of the press. An element around the component calls {@link pressesNear} itself,
 *   because the ref is set after the first effect.
 * @param value Value that is compared by identity.
 * @param before Value before the component was mounted. Default: `value`.
 */
export function useAfterPress<Value>(
  ref: RefObject<Element | null>,
  value: Value,
  before = value,
): Value {
  const [shown, setShown] = useState(() => (pressed.size > 0 ? before : value));
  // Without a press, there is no need to render the old value first.
  if (!Object.is(shown, value) && pressed.size === 0) setShown(() => value);
  useLayoutEffect(() => {
    const show = () => setShown(() => value);
    // An element that is mounted together with the component moves what is below it anyway.
    const presses = ref.current && pressesNear(ref.current);
    if (!presses?.down) {
      show();
      return undefined;
    }
    presses.waiting.add(show);
    return () => void presses.waiting.delete(show);
  }, [ref, value]);
  return shown;
}

/** Returns the presses in the document of an element, which are known from the first call on. */
export function pressesNear({ ownerDocument: page }: Element): Presses {
  return cached(pages, page, () => listenForPresses(page));
}

function listenForPresses(page: Document): Presses {
  const presses: Presses = { down: false, count: 0, waiting: new Set() };
  const begin = () => {
    presses.down = true;
    pressed.add(presses);
    presses.count += 1;
  };
  const end = () => {
    const { count } = presses;
    // After the click, which the browser sends in the same task. A touch sends the events of a mouse after its own.
    setTimeout(() => {
      if (presses.count !== count) return;
      presses.down = false;
      pressed.delete(presses);
      for (const show of presses.waiting) show();
      presses.waiting.clear();
    });
  };
  const handlers = {
    pointerdown: begin,
    mousedown: begin,
    pointerup: end,
    pointercancel: end,
    mouseup: end,
    dragend: end,
    // The menu gets the end of the press that opens it.
    contextmenu: end,
    // A key ends a press whose end another window got.
    keydown: end,
  };
  listen(page, handlers, { capture: true });
  return presses;
}
