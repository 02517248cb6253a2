'use client';
import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../../primitives/button';
import { useWords } from '../app-context';
import styles from './dialog.module.css';

/** Props of {@link Dialog}. */
interface DialogProps {
  /** Question or fact that names the dialog. */
  title: string;
  /** Sentences about it. */
  children: ReactNode;
  /** Answers, the safe one first: it gets the focus. */
  actions: ReactNode;
  /** Called when the reader leaves the dialog by Escape. */
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

/** Props of {@link Question}. */
interface QuestionProps {
  /** Question, as the title. */
  title: string;
  /** Words on the button that does it. */
  yes: string;
  /** Whether it is being done: a press does nothing. */
  busy?: boolean;
  /** Called when it is to be done. */
  onYes: () => void;
  /** Called when it is not, also by Escape. */
  onNo: () => void;
  /** What comes of it. */
  children: ReactNode;
}

/** Question before something that cannot be taken back; focus begins at the way out. */
export function Question({ title, yes, busy = false, onYes, onNo, children }: QuestionProps) {
  const { trip: words } = useWords();
  return (
    <Dialog
      title={title}
      onCancel={onNo}
      actions={
        <>
          <Button onClick={onNo}>{words.cancel}</Button>
          <Button variant="danger" loading={busy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

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
