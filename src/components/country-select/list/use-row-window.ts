'use client';
import { useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react';
import { useStyleVars } from '../../../core/use-style-vars';

/** Rows rendered beyond the visible ones. */
const margin = 2;

/** Rows rendered before the list is measured. */
const usual = 9;

/** Rendered part of a long list. */
interface RowWindow {
  /** Ref of the scrolling list. */
  list: RefObject<HTMLDivElement | null>;
  /** Ref of the inner element, which is as tall as all rows. */
  track: RefObject<HTMLDivElement | null>;
  /** Index of the first rendered row. */
  first: number;
  /** Index after the last rendered row. */
  end: number;
  onScroll: (event: UIEvent<HTMLDivElement>) => void;
}

/**
 * Renders only the rows near the viewport, because two hundred rows cost twenty times as much as ten. All
 * rows have the same height; the style sheet reads `--rows` and `--first-row` and sets the height.
 * @param rows Rows of the list; a new list starts at `active`.
 * @param active Index of the highlighted row.
 * @param reveal Whether the highlighted row must be visible.
 */
export function useRowWindow(rows: readonly unknown[], active: number, reveal: boolean): RowWindow {
  const list = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  // Measured once and updated on scroll, because measuring costs as much as rendering the list.
  const measured = useRef<Measured>({
    element: null,
    rows,
    scrollTop: 0,
    room: 0,
    height: 0,
    padding: 0,
  });
  const [{ top, visible }, setView] = useState({ top: Math.max(0, active), visible: usual });

  const first = Math.max(0, Math.min(top, rows.length - visible) - margin);
  // Before the effects below, which measure the result.
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
      known.padding = track.current?.offsetTop ?? 0;
    }
    if (!known.height) {
      // Test DOMs have no layout, so start the rendered rows at the active one.
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
    // Test environments have no layout to observe.
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
  /** Measured list. */
  element: HTMLElement | null;
  /** Rows at that time. */
  rows: readonly unknown[];
  scrollTop: number;
  /** Height of the visible part in px. */
  room: number;
  /** Height of a row, in px. */
  height: number;
  /** Padding above the first row, in px. */
  padding: number;
}

interface View {
  top: number;
  visible: number;
}

/** Returns the visible rows; the previous object if nothing changed, to avoid a render. */
function viewOf({ scrollTop, room, height }: Measured, before: View): View {
  if (!height) return before;
  const top = Math.floor(scrollTop / height);
  // A list with few rows is shorter than the list that may follow.
  const visible = Math.max(usual, Math.ceil(room / height) + 1);
  return before.top === top && before.visible === visible ? before : { top, visible };
}

/** Returns the nearest scroll position at which a row is fully visible. */
function revealing({ scrollTop, room, height, padding }: Measured, row: number): number {
  const start = Math.max(0, row) * height;
  // A heading or padding before the first option is scrolled into view, too.
  const furthest = Math.min(scrollTop, start - (row > 1 ? 0 : height));
  // The next row is scrolled into view, too, and half of the one after it, which shows that the list goes on.
  const nearest = Math.min(start, start + padding + 2.5 * height - (room || usual * height));
  return Math.max(0, nearest, furthest);
}
