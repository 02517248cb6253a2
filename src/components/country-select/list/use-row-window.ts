'use client';
import { useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react';
import { useStyleVars } from '../../../internals/use-style-vars';

/** Rows beyond the edges that are there before they are seen. */
const margin = 2;

/** Rows that a list shows before it is measured. */
const usual = 9;

/** Part of a long list that is in the page. */
export interface RowWindow {
  /** Ref of the scrolling list. */
  list: RefObject<HTMLDivElement | null>;
  /** Ref of the element inside that is as high as all rows. */
  track: RefObject<HTMLDivElement | null>;
  /** Place of the first row in the page. */
  first: number;
  /** Place behind the last row in the page. */
  end: number;
  onScroll: (event: UIEvent<HTMLDivElement>) => void;
}

/**
 * Rows of a list around those that are in view, because two hundred cost twenty times as much as ten. All rows are equally
 * high; the style sheet reads `--rows` and `--first-row` and decides how high.
 * @param rows Rows of the list; a new list begins where `active` is.
 * @param active Place of the row that the keys have reached.
 * @param reveal Whether that row has to come into view.
 */
export function useRowWindow(rows: readonly unknown[], active: number, reveal: boolean): RowWindow {
  const list = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  // Read once and followed from then on: every look at the layout costs as much as the list.
  const measured = useRef<Measured>({ element: null, rows, scrollTop: 0, room: 0, height: 0 });
  const [{ top, visible }, setView] = useState({ top: Math.max(0, active), visible: usual });

  const first = Math.max(0, Math.min(top, rows.length - visible) - margin);
  // Before the effects below, which measure what it decides.
  useStyleVars(track, { '--rows': rows.length, '--first-row': first });

  useLayoutEffect(() => {
    const element = list.current;
    const known = measured.current;
    if (!element) return;
    const isNew = known.element !== element;
    if (isNew) {
      known.element = element;
      known.scrollTop = 0;
      known.height = (track.current?.offsetHeight ?? 0) / rows.length;
      known.room = element.clientHeight;
    }
    if (!known.height) {
      // The DOM of a test runner has no layout: the rows that are drawn go with the active one.
      const top = Math.max(0, active);
      setView((before) => (before.top === top ? before : { ...before, top }));
      return;
    }
    if (isNew || reveal || known.rows !== rows) {
      const scrollTop = revealing(known, active);
      if (scrollTop !== known.scrollTop) element.scrollTop = scrollTop;
      known.scrollTop = scrollTop;
    }
    known.rows = rows;
    setView((before) => viewOf(known, before));
  }, [rows, active, reveal]);

  const hasRows = rows.length > 0;
  useLayoutEffect(() => {
    const element = hasRows ? list.current : null;
    // The DOM of a test runner has no layout to observe.
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      measured.current.room = element.clientHeight;
      setView((before) => viewOf(measured.current, before));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasRows]);

  return {
    list,
    track,
    first,
    end: Math.min(rows.length, first + visible + 2 * margin),
    onScroll: ({ currentTarget }) => {
      measured.current.scrollTop = currentTarget.scrollTop;
      setView((before) => viewOf(measured.current, before));
    },
  };
}

interface Measured {
  /** List that was measured. */
  element: HTMLElement | null;
  /** Rows that it showed. */
  rows: readonly unknown[];
  scrollTop: number;
  /** Height of what is in view, in px. */
  room: number;
  /** Height of a row, in px. */
  height: number;
}

interface View {
  top: number;
  visible: number;
}

/** Rows in view; the view before where it is the same, so that nothing is drawn again. */
function viewOf({ scrollTop, room, height }: Measured, before: View): View {
  if (!height) return before;
  const top = Math.floor(scrollTop / height);
  // A list of few rows is lower than one of many, which may come next.
  const visible = Math.max(usual, Math.ceil(room / height) + 1);
  return before.top === top && before.visible === visible ? before : { top, visible };
}

/** Scroll position from which a row is wholly in view, the nearest one. */
function revealing({ scrollTop, room, height }: Measured, row: number): number {
  const start = Math.max(0, row) * height;
  // What is before the first choice, a heading or the list's own padding, comes with it.
  const furthest = Math.min(scrollTop, start - (row > 1 ? 0 : height));
  // The row after it comes with it where both have room.
  const nearest = Math.min(start, start + 2 * height - (room || usual * height));
  return Math.max(0, nearest, furthest);
}
