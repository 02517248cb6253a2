'use client';
import { useLayoutEffect, useReducer, useRef } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import { useCommitted } from '../../internals/use-committed';
import { useSheetDrag } from '../../internals/use-sheet-drag';
import { lockScroll } from './lock-scroll';

/** What {@link useModalDialog} needs to know. */
interface ModalDialog {
  lightDismiss: boolean;
  initialFocus: string | undefined;
  onDismiss: (details: ChangeDetails<'outside-press' | 'swipe'>) => void;
}

/** Shows a `<dialog>` over the page, which is out of reach and does not scroll, as long as it is rendered. */
export function useModalDialog({ lightDismiss, initialFocus, onDismiss }: ModalDialog) {
  const dialog = useRef<HTMLDialogElement>(null);
  const grip = useRef<HTMLDivElement>(null);
  const latest = useCommitted(onDismiss);
  const [, showAgain] = useReducer((count: number) => count + 1, 0);

  // It is closed before it is removed: only then does the browser give focus back.
  useLayoutEffect(() => {
    const { current: shown } = dialog;
    const unlock = lockScroll();
    return () => {
      if (shown) hide(shown);
      unlock();
    };
  }, []);

  // After every render, because the browser may have closed a dialog that its parent keeps open.
  useLayoutEffect(() => {
    const { current: shown } = dialog;
    if (!shown || shown.open) return;
    focusOpener();
    show(shown);
    if (initialFocus !== undefined) shown.querySelector<HTMLElement>(initialFocus)?.focus();
    // The actions are in view at every position: focus there does not hide where the text begins.
    if (document.activeElement?.closest('[data-slot="dialog-actions"]')) shown.scrollTop = 0;
  });

  useLayoutEffect(() => {
    const { current: shown } = dialog;
    if (!shown || !lightDismiss) return undefined;
    let beganBeside = false;
    const press = (event: PointerEvent) => {
      // The first press beside it closes a popover inside it, which is gone when the press ends.
      beganBeside = isBeside(shown, event) && !hasOpenPopover(shown);
    };
    const click = (event: MouseEvent) => {
      if (!beganBeside || !isBeside(shown, event)) return;
      latest.current({ reason: 'outside-press', event });
    };
    // On the window, before any popover's own listener.
    addEventListener('pointerdown', press, true);
    shown.addEventListener('click', click);
    return () => {
      removeEventListener('pointerdown', press, true);
      shown.removeEventListener('click', click);
    };
  }, [latest, lightDismiss]);

  useSheetDrag(dialog, grip, (event) => latest.current({ reason: 'swipe', event }));
  return { dialog, grip, showAgain };
}

/**
 * Moves focus from a popover, which closes when the dialog opens, to the button that opens it: the dialog gives focus back
 * to an element that is still there.
 */
function focusOpener(): void {
  const popover = document.activeElement?.closest('[popover]');
  popover?.parentElement?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
}

function show(dialog: HTMLDialogElement): void {
  // Test environments have the element without its methods.
  if (typeof dialog.showModal !== 'function') dialog.setAttribute('open', '');
  else dialog.showModal();
}

function hide(dialog: HTMLDialogElement): void {
  if (typeof dialog.close !== 'function') dialog.removeAttribute('open');
  else dialog.close();
}

/** Whether the event happens on the dialog's backdrop. */
function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === dialog && !isInside;
}

function hasOpenPopover(dialog: HTMLDialogElement): boolean {
  if (typeof dialog.showPopover !== 'function') return false;
  return dialog.querySelector(':popover-open:not([role="tooltip"])') !== null;
}
