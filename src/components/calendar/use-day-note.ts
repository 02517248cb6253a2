'use client';
import { useRef, type FocusEvent, type PointerEvent } from 'react';
import type { AvailabilityCheck } from '../../core/dates/availability';
import type { IsoDate } from '../../core/dates/iso-date';

/** Options of {@link useDayNote}. */
interface DayNoteOptions {
  whyUnavailable: AvailabilityCheck;
  /** Returns the text of a reason. */
  reasonOf: (refusal: string | boolean) => string;
  /** Called when a day is hovered or focused, with `null` on leave and for an unavailable day. */
  onPoint: (day: IsoDate | null, months: HTMLElement) => void;
}

/** Returns the ref of the note with the reason of the hovered or focused day, and the handlers of the months that fill it. */
export function useDayNote({ whyUnavailable, reasonOf, onPoint }: DayNoteOptions) {
  const noteRef = useRef<HTMLDivElement>(null);
  const close = () => noteRef.current?.removeAttribute('data-open');
  const point = (months: HTMLElement, target: EventTarget | null) => {
    const day = (target as Element | null)?.closest<HTMLElement>('[data-day]')?.dataset.day ?? null;
    const refusal = day === null ? false : whyUnavailable(day);
    onPoint(refusal === false ? day : null, months);
    const note = noteRef.current;
    if (!note) return;
    note.textContent = reasonOf(refusal);
    if (note.textContent) note.dataset.open = '';
  };
  const handlers = {
    onPointerOver: ({ currentTarget, target }: PointerEvent<HTMLElement>) =>
      point(currentTarget, target),
    onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      point(currentTarget, null);
      close();
    },
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      if (target.closest('[data-day]')) point(currentTarget, target);
      else close();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) close();
    },
  };
  return { noteRef, handlers };
}
