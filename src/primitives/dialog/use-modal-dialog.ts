'use client';
import { useLayoutEffect, useReducer, useRef, type RefObject } from 'react';
import { activeElementNear } from '../../core/active-element';
import { useLayer } from '../../core/layers/use-layer';
import { isShown } from '../../core/panel/top-layer';
import type { OpenChangeDetails } from '../../core/panel/use-open';
import { useSheetDrag } from '../../core/panel/use-sheet-drag';

/** Options of {@link useModalDialog}. */
interface ModalDialog {
  lightDismiss: boolean;
  initialFocus: RefObject<HTMLElement | null> | undefined;
  onDismiss: (details: OpenChangeDetails) => void;
}

/** Shows a modal `<dialog>` while it is mounted; the page behind it is inert and does not scroll. */
export function useModalDialog({ lightDismiss, initialFocus, onDismiss }: ModalDialog) {
  const dialog = useRef<HTMLDialogElement>(null);
  const grip = useRef<HTMLDivElement>(null);
  const [, showAgain] = useReducer((count: number) => count + 1, 0);

  const show = (element: HTMLElement) => {
    const shown = element as HTMLDialogElement;
    const unlock = lockScroll(shown.ownerDocument);
    open(shown);
    initialFocus?.current?.focus();
    // The actions are always visible, so focus there must not scroll the start of the text out of view.
    if (activeElementNear(shown)?.closest('[data-slot="dialog-actions"]')) shown.scrollTop = 0;
    return () => {
      hide(shown);
      unlock();
    };
  };
  const own = useLayer(dialog, {
    kind: 'modal',
    show,
    onClose: (reason, event) => {
      if (reason === 'focus-out' || (reason === 'outside-press' && !lightDismiss)) return;
      onDismiss({ reason, event });
    },
  });

  // Runs after every render, because the browser may have closed a dialog that its parent keeps open.
  useLayoutEffect(() => {
    if (dialog.current && !dialog.current.open) open(dialog.current);
  });

  useSheetDrag(dialog, grip, (event) => onDismiss({ reason: 'swipe', event }));
  return { dialog, grip, own, showAgain };
}

function open(dialog: HTMLDialogElement): void {
  // Test environments support the element but not its methods.
  if (typeof dialog.showModal !== 'function') dialog.setAttribute('open', '');
  else if (isShown(dialog)) dialog.showModal();
}

function hide(dialog: HTMLDialogElement): void {
  if (typeof dialog.close !== 'function') dialog.removeAttribute('open');
  else dialog.close();
}

/** Pages with open dialogs: how many, and the styles before the first. */
const locked = new WeakMap<
  Document,
  { count: number; before: { overflow: string; scrollbarGutter: string } }
>();

/** Prevents a page from scrolling and reserves the space of its scrollbar; returns a function that restores it. */
function lockScroll(page: Document): () => void {
  const { documentElement: root, defaultView: view } = page;
  const { style } = root;
  const { overflow, scrollbarGutter } = style;
  const lock = locked.get(page) ?? { count: 0, before: { overflow, scrollbarGutter } };
  locked.set(page, lock);
  lock.count += 1;
  if (lock.count === 1) {
    if (view && view.innerWidth > root.clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  return () => {
    lock.count -= 1;
    if (lock.count > 0) return;
    locked.delete(page);
    Object.assign(style, lock.before);
  };
}
