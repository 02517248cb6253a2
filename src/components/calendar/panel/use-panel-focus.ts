'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { IsoMonth } from '../months/month';
import type { MonthPanelState } from './use-month-panel';

/**
 * Returns functions that close a panel of months and years and move focus to where it came from.
 * @param grid Element around all cells and captions.
 * @param onReturn Called when the cells are visible again after a month was chosen, to focus one of them.
 */
export function usePanelFocus(
  { open, close }: MonthPanelState,
  grid: RefObject<HTMLElement | null>,
  onReturn: (month: IsoMonth) => void,
) {
  const chosen = useRef<IsoMonth | null>(null);
  useLayoutEffect(() => {
    const month = chosen.current;
    if (month === null || open) return;
    chosen.current = null;
    onReturn(month);
  });
  return {
    /** Closes the panel because a month was chosen. */
    choose: (month: IsoMonth) => {
      chosen.current = month;
      close();
    },
    /** Closes the panel and focuses the caption. */
    leave: () => {
      grid.current
        ?.querySelectorAll<HTMLElement>('[data-slot="calendar-caption-button"]')
        .item(open?.index ?? 0)
        .focus();
      close();
    },
  };
}
