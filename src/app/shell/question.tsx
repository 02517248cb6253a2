'use client';
import { Button } from '../../primitives/button';
import { Dialog, type DialogProps } from '../../primitives/dialog';
import { useWords } from '../app-context';

/**
 * Props of {@link Question}: the question as `heading`, its consequences as `description`, and the answers.
 */
interface QuestionProps extends Pick<DialogProps, 'heading' | 'description' | 'children'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Label of the confirm button. */
  yes: string;
  /** Whether the action is in progress; presses are then ignored. */
  busy?: boolean;
  /** Called when the user confirms. */
  onYes: () => void;
  /** Called when the user cancels, including with Escape. */
  onNo: () => void;
}

/** Confirmation dialog before an action that cannot be undone; initial focus is on the safe answer. */
export function Question({ yes, busy = false, onYes, onNo, ...rest }: QuestionProps) {
  const { trip: words } = useWords();
  return (
    <Dialog
      {...rest}
      onOpenChange={onNo}
      actions={
        <>
          <Button onClick={onNo}>{words.cancel}</Button>
          <Button variant="solid" tone="danger" loading={busy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    />
  );
}
