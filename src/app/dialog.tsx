'use client';
import { useId, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

/** Props of {@link Dialog}. */
interface DialogProps {
  /** Question or fact that names the dialog. */
  title: string;
  /** Sentences about it. */
  children: ReactNode;
  /** Answers, the safe one first: it gets the focus. */
  actions: ReactNode;
  /** Called when the user leaves the dialog by Escape. */
  onCancel: () => void;
}

/** Dialog over the page, open as long as it is rendered; the page is out of reach, and gets its focus back. */
export function Dialog({ title, children, actions, onCancel }: DialogProps) {
  const dialog = useModal();
  const id = useId();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.root}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}
