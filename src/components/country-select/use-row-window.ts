'use client';
import { useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react';
import { useStyleVars } from '../../internals/use-style-vars';

/** Rows beyond the edges that are there before they are seen. */
const margin = 3;

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
  const shown = useRef<readonly unknown[]>(null);
  const [{ top, visible }, setView] = useState({ top: Math.max(0, active), visible: usual });

  useLayoutEffect(() => {
    const element = list.current;
    const height = (track.current?.offsetHeight ?? 0) / rows.length;
    if (!element || !height) return;
    if (shown.current !== rows || reveal) {
      element.scrollTop = revealing(element.scrollTop, element.clientHeight, active, height);
    }
    shown.current = rows;
    setView((before) => viewOf(element, height, before));
  }, [rows, active, reveal]);

  const first = Math.max(0, Math.min(top, rows.length - visible) - margin);
  useStyleVars(track, { '--rows': rows.length, '--first-row': first });
  return {
    list,
    track,
    first,
    end: Math.min(rows.length, first + visible + 2 * margin),
    onScroll: ({ currentTarget }) => {
      const height = (track.current?.offsetHeight ?? 0) / rows.length;
      if (height) setView((before) => viewOf(currentTarget, height, before));
    },
  };
}

interface View {
  top: number;
  visible: number;
}

/** Rows in view; the view before where it is the same, so that nothing is drawn again. */
function viewOf({ scrollTop, clientHeight }: HTMLElement, height: number, before: View): View {
  const top = Math.floor(scrollTop / height);
  const visible = Math.ceil(clientHeight / height) + 1;
  return before.top === top && before.visible === visible ? before : { top, visible };
}

/** Scroll position from which a row is wholly in view, the nearest one. */
function revealing(scrollTop: number, room: number, row: number, height: number): number {
  const start = Math.max(0, row) * height;
  // What is before the first choice, a heading or the list's own padding, comes with it.
  return Math.max(start + 2 * height - room, Math.min(scrollTop, start - (row > 1 ? 0 : height)));
}
