'use client';
import { useLayoutEffect, useReducer, useRef } from 'react';
import { activeElementNear } from '../../internals/active-element';
import type { ChangeDetails } from '../../internals/change-details';
import { useSheetDrag } from '../../internals/panel/use-sheet-drag';
import { useCommitted } from '../../internals/use-committed';

/** Options of {@link useModalDialog}. */
interface ModalDialog {
  lightDismiss: boolean;
  initialFocus: string | undefined;
  onDismiss: (details: ChangeDetails<'outside-press' | 'swipe'>) => void;
}

/** Shows a modal `<dialog>` while it is mounted; the page behind it is inert and does not scroll. */
export function useModalDialog({ lightDismiss, initialFocus, onDismiss }: ModalDialog) {
  const dialog = useRef<HTMLDialogElement>(null);
  const grip = useRef<HTMLDivElement>(null);
  const latest = useCommitted(onDismiss);
  const [, showAgain] = useReducer((count: number) => count + 1, 0);

  // Close before removal, because only then does the browser return focus.
  useLayoutEffect(() => {
    const { current: shown } = dialog;
    const unlock = lockScroll();
    return () => {
      if (shown) hide(shown);
      unlock();
    };
  }, []);

  // Runs after every render, because the browser may have closed a dialog that its parent keeps open.
  useLayoutEffect(() => {
    const { current: shown } = dialog;
    if (!shown || shown.open) return;
    focusOpener(shown);
    show(shown);
    if (initialFocus !== undefined) shown.querySelector<HTMLElement>(initialFocus)?.focus();
    // The actions are always visible, so focus there must not scroll the start of the text out of view.
    if (activeElementNear(shown)?.closest('[data-slot="dialog-actions"]')) shown.scrollTop = 0;
  });

  useLayoutEffect(() => {
    const { current: shown } = dialog;
    if (!shown || !lightDismiss) return undefined;
    let beganBeside = false;
    const press = (event: PointerEvent) => {
      // The first click outside closes a popover inside the dialog, which is gone when the click ends.
      beganBeside = isBeside(shown, event) && !hasOpenPopover(shown);
    };
    const click = (event: MouseEvent) => {
      if (!beganBeside || !isBeside(shown, event)) return;
      latest.current({ reason: 'outside-press', event });
    };
    // On the window, to run before listeners of popovers.
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
 * Moves focus from a popover, which closes when the dialog opens, to its button: the dialog returns focus
 * only to an element that still exists. A popover around the dialog stays open.
 */
function focusOpener(dialog: HTMLDialogElement): void {
  const popover = activeElementNear(dialog)?.closest('[popover]');
  if (!popover || popover.contains(dialog)) return;
  popover.parentElement?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
}

function show(dialog: HTMLDialogElement): void {
  // Test environments support the element but not its methods.
  if (typeof dialog.showModal !== 'function') dialog.setAttribute('open', '');
  else dialog.showModal();
}

function hide(dialog: HTMLDialogElement): void {
  if (typeof dialog.close !== 'function') dialog.removeAttribute('open');
  else dialog.close();
}

/** Whether the event occurred on the dialog's backdrop. */
function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === dialog && !isInside;
}

function hasOpenPopover(dialog: HTMLDialogElement): boolean {
  if (typeof dialog.showPopover !== 'function') return false;
  return dialog.querySelector(':popover-open:not([role="tooltip"])') !== null;
}

let locks = 0;
let before: { overflow: string; scrollbarGutter: string } | undefined;

/**
 * Prevents the page from scrolling and reserves the space of its scrollbar; returns a function that restores
 * it.
 */
function lockScroll(): () => void {
  const { documentElement: page } = document;
  locks += 1;
  if (locks === 1) {
    const { overflow, scrollbarGutter } = page.style;
    before = { overflow, scrollbarGutter };
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
    page.style.overflow = 'hidden';
  }
  return () => {
    locks -= 1;
    if (locks === 0) Object.assign(page.style, before);
  };
}
