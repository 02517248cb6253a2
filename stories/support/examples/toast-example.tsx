import { useState } from 'react';
import { Button } from '#src/primitives/button/index.ts';
import {
  createToastQueue,
  ToastRegion,
  type ToastOptions,
  type ToastRegionProps,
} from '#src/primitives/toast/index.ts';
import styles from './overlay-example.module.css';
import { useInLanguage } from './use-in-language';

const deleted: ToastOptions = {
  message: 'Trip deleted',
  tone: 'success',
  action: { label: 'Undo', onAction: () => {} },
};

/** Props of {@link ToastExample}. */
interface ToastExampleProps extends Partial<ToastRegionProps> {
  /** Initial toasts. */
  toasts?: readonly ToastOptions[];
  /** Toast that the button adds. */
  added?: ToastOptions;
}

/** Button that adds a toast, and the toast region. */
export function ToastExample({ toasts = [], added = deleted, ...rest }: ToastExampleProps) {
  const [queue] = useState(() => {
    const created = createToastQueue();
    for (const toast of toasts) created.add(toast);
    return created;
  });
  return useInLanguage(
    <div className={styles.page} data-size="small">
      <Button onClick={() => queue.add(added)}>Delete trip</Button>
      <ToastRegion {...rest} queue={queue} />
    </div>,
  );
}
