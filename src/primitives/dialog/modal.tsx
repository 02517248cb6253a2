'use client';
import { useId, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { cx } from '../../core/class-names';
import layerStyles from '../../core/layers/layer.module.css';
import { LayerContext } from '../../core/layers/use-layer';
import sheetHead from '../../core/panel/sheet-head.module.css';
import {
  useOpen,
  useTrigger,
  type OpenChangeDetails,
  type OpenProps,
  type TriggerProps,
} from '../../core/panel/use-open';
import { useLocale } from '../../core/provider/locale-context';
import { useLabels } from '../../core/provider/use-labels';
import { useMergedRefs } from '../../core/use-merged-refs';
import { IconButton } from '../button';
import { Icon, x } from '../icon';
import { outsideForms } from '../popover';
import styles from './modal.module.css';
import { useModalDialog } from './use-modal-dialog';
import { dialog as english, type DialogLabels } from './words';

/** Props of {@link Dialog} and {@link Drawer}. */
export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open'>, OpenProps {
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
  initialFocus?: RefObject<HTMLElement | null>;
  /** Labels that override those of the language. */
  labels?: Partial<DialogLabels>;
}

/** Props of {@link Modal}. */
interface ModalPartProps extends ModalProps {
  /** Whether there is a close button beside the heading. */
  hasCloseButton: boolean;
}

/** Dialog or drawer with its trigger; only that while closed. */
export function Modal({ renderTrigger, open, defaultOpen, onOpenChange, ...rest }: ModalPartProps) {
  const modal = useOpen({ open, defaultOpen, onOpenChange });
  const ownId = useId();
  const id = rest.id ?? ownId;
  const trigger = useTrigger(modal, { id, role: 'dialog' });
  return (
    <>
      {renderTrigger?.(trigger)}
      {modal.open && outsideForms(<OpenModal {...rest} id={id} onDismiss={modal.hide} />)}
    </>
  );
}

/** Props of {@link OpenModal}. */
interface OpenModalProps extends Omit<ModalPartProps, 'renderTrigger' | keyof OpenProps> {
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
          onDismiss({ reason: 'imperative-action', event: event.nativeEvent });
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
                onDismiss({ reason: 'close-press', event: nativeEvent })
              }
            >
              <Icon icon={x} />
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
