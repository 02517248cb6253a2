'use client';
import type { ReactNode } from 'react';
import { Button } from '../primitives/button';
import { useWords } from './app-context';
import { Dialog } from './dialog';

/** Props of {@link Question}. */
interface QuestionProps {
  /** Question, as the title. */
  title: string;
  /** Label of the button that confirms. */
  yes: string;
  /** Whether it is being done: it is not done twice. */
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
          <Button variant="solid" aria-disabled={busy} onClick={() => (busy ? undefined : onYes())}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
