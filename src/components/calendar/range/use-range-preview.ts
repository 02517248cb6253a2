'use client';
import { useRef } from 'react';
import type { IsoDate } from '../../../internals/iso-date';
import { rangeOf } from './range-rules';

/** Range whose two ends are known. */
export interface FullRange {
  /** First day, `YYYY-MM-DD`. */
  from: string;
  /** Last day, `YYYY-MM-DD`, itself inside the range. */
  to: string;
}

/**
 * Days between the first day of a begun range and the one that the user points to, marked in the DOM:
 * a move of the pointer draws nothing in React.
 * @param begun First picked day of a range that has no end yet, or `null`.
 */
export function useRangePreview(
  begun: IsoDate | null,
  onPreviewChange: ((range: FullRange | null) => void) | undefined,
) {
  const pointed = useRef<IsoDate | null>(null);
  const painted = useRef(false);
  const told = useRef('');

  const tell = (range: FullRange | null) => {
    const text = range ? `${range.from}/${range.to}` : '';
    if (text === told.current) return;
    told.current = text;
    onPreviewChange?.(range);
  };
  const shown = () => (begun && pointed.current ? rangeOf(begun, pointed.current) : null);
  const paint = (grid: HTMLElement) => {
    const range = shown();
    if (!range && !painted.current) return;
    painted.current = range !== null;
    for (const cell of grid.querySelectorAll<HTMLElement>('[data-day]')) {
      const day = cell.dataset.day ?? '';
      const inside = range !== null && day >= range.from && day <= range.to;
      cell.toggleAttribute('data-preview', inside);
      cell.toggleAttribute('data-preview-start', inside && day === range.from);
      cell.toggleAttribute('data-preview-end', inside && day === range.to);
    }
  };
  return {
    paint,
    point: (day: IsoDate | null, grid: HTMLElement) => {
      pointed.current = day;
      paint(grid);
      tell(shown());
    },
    /** Called when a range is complete or taken back: there is nothing left to preview. */
    end: () => tell(null),
  };
}
