'use client';
import { useLayoutEffect } from 'react';
import type { ChangeDetails } from '../../core/callbacks';
import { useCommitted } from '../../core/state';
import { Button, IconButton } from '../button';
import { circleAlert, circleCheck, Icon, info, triangleAlert, x } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import { durationOf, type QueuedToast, type ToastCloseReason } from './toast-queue';
import styles from './toast.module.css';
import { useToastTimer } from './use-toast-timer';

const icons = {
  neutral: info,
  info,
  success: circleCheck,
  warning: triangleAlert,
  danger: circleAlert,
};

interface ToastProps {
  toast: QueuedToast;
  /** Whether the timer is paused. */
  paused: boolean;
  /** Whether others wait for its place. */
  awaited: boolean;
  /** Name of the region, with the key that moves focus there. */
  regionLabel: string;
  /** Label of the close button. */
  closeLabel: string;
  onClose: (id: string, details: ChangeDetails<ToastCloseReason>) => void;
  /** Called before the toast is removed from the page. */
  onRemove: (id: string) => void;
}

/** Short message about a recent event; without a duration, it has a close button. */
export function Toast(props: ToastProps) {
  const { toast, paused, awaited, regionLabel, closeLabel, onClose, onRemove } = props;
  const { id, message, tone = 'neutral', action } = toast;
  const duration = durationOf(toast);
  // What can be undone stays until it is closed or others wait: the keyboard may take long to get there.
  const stays = action !== undefined && toast.duration === undefined;
  useToastTimer(duration, paused || (stays && !awaited), () =>
    onClose(id, { reason: 'timeout', event: undefined }),
  );
  // Not in the handlers, because the application closes and replaces toasts, too.
  const handleRemove = useCommitted(onRemove);
  useLayoutEffect(() => () => handleRemove.current(id), [id, handleRemove]);
  return (
    <div data-slot="toast" data-tone={tone} data-toast={id} className={styles.toast}>
      <Icon icon={icons[tone]} className={styles.icon} />
      <div data-slot="toast-body" className={styles.body}>
        <div data-slot="toast-message" className={styles.message}>
          {message}
        </div>
        {/* The action is announced, so the key that leads there is, too. */}
        {action && <VisuallyHidden>{regionLabel}</VisuallyHidden>}
        {action && (
          <Button
            variant="ghost"
            size="sm"
            data-slot="toast-action"
            className={styles.button}
            onClick={({ nativeEvent }) => {
              // First, because the action may add a toast with the same id.
              onClose(id, { reason: 'action', event: nativeEvent });
              action.onAction();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      {(duration === null || stays) && (
        <IconButton
          size="sm"
          data-slot="toast-close"
          label={closeLabel}
          className={styles.button}
          onClick={({ nativeEvent }) => onClose(id, { reason: 'close-press', event: nativeEvent })}
        >
          <Icon icon={x} />
        </IconButton>
      )}
    </div>
  );
}
