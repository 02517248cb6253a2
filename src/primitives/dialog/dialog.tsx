'use client';
import {
  useLayoutEffect,
  useReducer,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { activeElementNear, cx } from '../../core/dom';
import layerStyles from '../../core/layers/layer.module.css';
import { useLayer } from '../../core/layers/use-layer';
import sheetHead from '../../core/panel/sheet-head.module.css';
import { isShown } from '../../core/panel/top-layer';
import {
  LayerContext,
  useTrigger,
  type OpenChangeDetails,
  type OpenProps,
  type TriggerProps,
} from '../../core/panel/use-open';
import { useSheetDrag } from '../../core/panel/use-sheet-drag';
import { useLocale, useLabels } from '../../core/provider/language';
import { useMergedRefs } from '../../core/use-merged-refs';
import { iconButton } from '../button';
import { Icon, x } from '../icon';
import { outsideForms } from '../popover';
import styles from './modal.module.css';
import { dialog as english, type DialogLabels } from './words';

/** Props of {@link Dialog}. */
export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open'>, OpenProps {
  /** Renders the button that opens the dialog, with the given props. Default: none; the parent sets `open`. */
  renderTrigger?: (props: TriggerProps) => ReactNode;
  /** Heading and accessible name of the dialog. */
  heading: ReactNode;
  /** Text below the heading, and accessible description of the dialog. */
  description?: ReactNode;
  /**
   * Buttons at the end, the safest first: it receives focus unless `initialFocus` is set or a focusable
   * element precedes it.
   */
  actions?: ReactNode;
  /** Whether a click outside closes the dialog. Default: `true`; use `false` if typed text would be lost. */
  lightDismiss?: boolean;
  /** Ref to the element that receives focus when the dialog opens. Default: the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Labels that override those of the language. */
  labels?: Partial<DialogLabels>;
}

/**
 * Modal dialog for a question or a short form. The page behind it is inert, and focus returns to where it
 * was. Renders a `<dialog>` while open and nothing while closed; a bottom sheet on a narrow screen.
 */
export function Dialog(props: DialogProps) {
  return <Modal data-slot="dialog" {...props} hasCloseButton={props.actions === undefined} />;
}

/** Props of {@link Drawer}: those of a {@link Dialog} and `side`. */
export interface DrawerProps extends DialogProps {
  /** Edge of the screen, relative to the reading direction. Default: `end`. */
  side?: 'start' | 'end';
}

/**
 * Modal panel at the side of the screen, for navigation, filters or details. Renders a `<dialog>` with a
 * close button while open and nothing while closed; a bottom sheet on a narrow screen.
 */
export function Drawer({ side = 'end', ...rest }: DrawerProps) {
  return <Modal data-slot="drawer" data-side={side} {...rest} hasCloseButton />;
}

interface ModalProps extends DialogProps {
  /** Whether there is a close button beside the heading. */
  hasCloseButton: boolean;
}

/** Dialog or drawer with its trigger; only that while closed. */
function Modal({ renderTrigger, open, defaultOpen, onOpenChange, ...rest }: ModalProps) {
  const state = { open, defaultOpen, onOpenChange, id: rest.id };
  const { panel, id, trigger } = useTrigger(state, 'dialog');
  return (
    <>
      {renderTrigger?.(trigger)}
      {panel.open && outsideForms(<OpenModal {...rest} id={id} onDismiss={panel.hide} />)}
    </>
  );
}

interface OpenModalProps extends Omit<ModalProps, 'renderTrigger' | keyof OpenProps> {
  id: string;
  onDismiss: (details: OpenChangeDetails) => void;
}

function OpenModal({
  heading,
  description,
  actions,
  hasCloseButton,
  onDismiss,
  lightDismiss = true,
  initialFocus,
  labels,
  onCancel,
  onClose,
  className,
  children,
  ref,
  ...rest
}: OpenModalProps) {
  const { id } = rest;
  const words = useLabels('dialog', english, useLocale(undefined, 'Dialog'), labels);
  const { dialog, grip, own, showAgain } = useModalDialog({
    lightDismiss,
    initialFocus,
    onDismiss,
  });
  return (
    <LayerContext value={own.layer}>
      <dialog
        aria-labelledby={`${id}-heading`}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        {...rest}
        ref={useMergedRefs(dialog, ref)}
        className={cx(layerStyles.root, styles.root, className)}
        {...own.handlers(rest)}
        onCancel={(event) => {
          onCancel?.(event);
          // A file input inside has an event of the same name, which bubbles.
          if (event.target !== event.currentTarget) return;
          // The browser closes a dialog on the second request even if this event is prevented.
          event.preventDefault();
          own.closeInnermost(event.nativeEvent);
        }}
        onClose={(event) => {
          onClose?.(event);
          if (event.target !== event.currentTarget || event.currentTarget.open) return;
          // `<Activity>` has closed it, which shows it again.
          if (!own.layer.current) return;
          onDismiss({ reason: 'imperative-action', event: event.nativeEvent });
          showAgain();
        }}
      >
        <div ref={grip} data-slot="dialog-header" className={cx(sheetHead.root, styles.head)}>
          <h2 id={`${id}-heading`} data-slot="dialog-heading" className={styles.heading}>
            {heading}
          </h2>
          {hasCloseButton && (
            <button
              type="button"
              data-slot="dialog-close"
              data-variant="ghost"
              data-size="md"
              aria-label={words.close}
              className={cx(iconButton, sheetHead.close, styles.close)}
              onClick={({ nativeEvent }) =>
                onDismiss({ reason: 'close-press', event: nativeEvent })
              }
            >
              <Icon icon={x} />
            </button>
          )}
        </div>
        {description !== undefined && (
          <div
            id={`${id}-description`}
            data-slot="dialog-description"
            className={styles.description}
          >
            {description}
          </div>
        )}
        {Boolean(children) && (
          <div data-slot="dialog-body" className={styles.body}>
            {children}
          </div>
        )}
        {actions !== undefined && (
          <div data-slot="dialog-actions" className={styles.actions}>
            {actions}
          </div>
        )}
      </dialog>
    </LayerContext>
  );
}

/** Shows a modal `<dialog>` while it is mounted; the page behind it is inert and does not scroll. */
function useModalDialog({
  lightDismiss,
  initialFocus,
  onDismiss,
}: Pick<OpenModalProps, 'initialFocus' | 'onDismiss'> & { lightDismiss: boolean }) {
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
