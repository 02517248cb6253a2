'use client';
import { useRef } from 'react';
import type { IsoDate } from '../../../core/dates/iso-date';
import { rangeOf, type FullRange } from './range-rules';

/**
 * Marks the days between the start of a range and the hovered or focused day in the DOM, without a React
 * render.
 * @param begun Start of a range without an end, or `null`.
 * @param attribute Attribute with the day or period of a cell, as a string that sorts by time.
 */
export function useRangePreview(
  begun: IsoDate | null,
  onPreviewChange: ((range: FullRange | null) => void) | undefined,
  attribute: 'data-day' | 'data-period',
) {
  const pointed = useRef<IsoDate | null>(null);
  const painted = useRef(false);
  const notified = useRef('');

  const notify = (range: FullRange | null) => {
    const text = range ? `${range.from}/${range.to}` : '';
    if (text === notified.current) return;
    notified.current = text;
    onPreviewChange?.(range);
  };
  const shown = () => (begun && pointed.current ? rangeOf(begun, pointed.current) : null);
  const paint = (grid: HTMLElement) => {
    const range = shown();
    if (!range && !painted.current) return;
    painted.current = range !== null;
    // The value was set from outside, such as by typed text: the parent knows that the preview is over.
    if (!range) notified.current = '';
    for (const cell of grid.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
      const day = cell.getAttribute(attribute) ?? '';
      const inside = range !== null && day >= range.from && day <= range.to;
      cell.toggleAttribute('data-preview', inside);
      cell.toggleAttribute('data-preview-start', inside && day === range.from);
      cell.toggleAttribute('data-preview-end', inside && day === range.to);
    }
  };
  return {
    paint,
    /** Reports another previewed range, or `null` when a range is completed or cleared. */
    notify,
    point: (day: IsoDate | null, grid: HTMLElement) => {
      pointed.current = day;
      notify(shown());
      paint(grid);
    },
  };
}
