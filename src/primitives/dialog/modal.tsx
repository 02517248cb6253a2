'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import type { ChangeDetails } from '../../core/change-details';
import { cx } from '../../core/class-names';
import layerStyles from '../../core/layers/layer.module.css';
import { LayerContext } from '../../core/layers/use-layer';
import sheetHead from '../../core/panel/sheet-head.module.css';
import { useLocale } from '../../core/provider/locale-context';
import { useLabels } from '../../core/provider/use-labels';
import { useControllableState } from '../../core/use-controllable-state';
import { useMergedRefs } from '../../core/use-merged-refs';
import { IconButton } from '../button';
import { Icon, x } from '../icon';
import { outsideForms } from '../popover';
import styles from './modal.module.css';
import { useModalDialog } from './use-modal-dialog';
import { dialog as english, type DialogLabels } from './words';

/**
 * Reason why a dialog closes: Escape or the system's back gesture, a click outside, the close button, a
 * swipe down, or the browser, for example by a form with `method="dialog"` or a button with
 * `command="close"`.
 */
export type DialogCloseReason =
  | 'escape-key'
  | 'outside-press'
  | 'close-button'
  | 'swipe'
  | 'native-close';

/** Props of {@link Dialog} and {@link Drawer}. */
export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open'> {
  /** Heading and accessible name of the dialog. */
  heading: ReactNode;
  /** Text below the heading, and accessible description of the dialog. */
  description?: ReactNode;
  /**
   * Buttons at the end, the safest first: it receives focus unless `initialFocus` is set or a focusable
   * element precedes it.
   */
  actions?: ReactNode;
  /** Whether the dialog is open (controlled). */
  open?: boolean;
  /** Whether the dialog is open initially. Default: `false`. */
  defaultOpen?: boolean;
  /** Called when the user closes the dialog. */
  onOpenChange?: (open: boolean, details: ChangeDetails<DialogCloseReason>) => void;
  /** Whether a click outside closes the dialog. Default: `true`; use `false` if typed text would be lost. */
  lightDismiss?: boolean;
  /**
   * CSS selector of the element that receives focus when the dialog opens. Default: the first focusable
   * element.
   */
  initialFocus?: string;
  /** Labels that override those of the language. */
  labels?: Partial<DialogLabels>;
}

/** Props of {@link Modal}. */
interface ModalPartProps extends ModalProps {
  /** Whether there is a close button beside the heading. */
  hasCloseButton: boolean;
}

/** Dialog or drawer; renders nothing while closed. */
export function Modal({ open, defaultOpen = false, onOpenChange, ...rest }: ModalPartProps) {
  const [isOpen, setOpen] = useControllableState({
    value: open,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
  });
  const dismiss = (details: ChangeDetails<DialogCloseReason>) => setOpen(false, details);
  return isOpen && outsideForms(<OpenModal {...rest} onDismiss={dismiss} />);
}

/** Props of {@link OpenModal}. */
interface OpenModalProps extends Omit<ModalPartProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  onDismiss: (details: ChangeDetails<DialogCloseReason>) => void;
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
  const id = useId();
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
          onDismiss({ reason: 'native-close', event: event.nativeEvent });
          showAgain();
        }}
      >
        <div ref={grip} data-slot="dialog-head" className={cx(sheetHead.root, styles.head)}>
          <h2 id={`${id}-heading`} data-slot="dialog-heading" className={styles.heading}>
            {heading}
          </h2>
          {hasCloseButton && (
            <IconButton
              data-slot="dialog-close"
              label={words.close}
              className={cx(sheetHead.close, styles.close)}
              onClick={({ nativeEvent }) =>
                onDismiss({ reason: 'close-button', event: nativeEvent })
              }
            >
              <Icon shapes={x} />
            </IconButton>
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
