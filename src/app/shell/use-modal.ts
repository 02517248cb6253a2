'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Ref of a `<dialog>` that stands over the page, which is out of reach, as long as it is rendered. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // It is closed before it is taken away: only then does focus go back to where it came from.
  useLayoutEffect(() => {
    const shown = dialog.current;
    // A popover goes when a dialog comes, and could not take focus back: the button that opens it can.
    const popover = document.activeElement?.closest('[popover]');
    popover?.parentElement?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    if (!shown?.open) shown?.showModal();
    return () => shown?.close();
  }, []);
  return dialog;
}
