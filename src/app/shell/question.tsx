'use client';
import { Button } from '../../primitives/button';
import { Dialog, type DialogProps } from '../../primitives/dialog';
import { useWords } from '../app-context';

/** Props of {@link Question}: the question as `heading`, what follows from it as `description`, and the answers. */
interface QuestionProps extends Pick<DialogProps, 'heading' | 'description' | 'children'> {
  /** Whether it is asked. */
  open: boolean;
  /** Text of the button that does it. */
  yes: string;
  /** Whether it is being done: a press does nothing. */
  busy?: boolean;
  /** Called when it is to be done. */
  onYes: () => void;
  /** Called when it is not, also by Escape. */
  onNo: () => void;
}

/** Question before something that cannot be undone; focus begins at the safe answer. */
export function Question({ yes, busy = false, onYes, onNo, ...rest }: QuestionProps) {
  const { trip: words } = useWords();
  return (
    <Dialog
      {...rest}
      onOpenChange={onNo}
      actions={
        <>
          <Button onClick={onNo}>{words.cancel}</Button>
          <Button variant="danger" loading={busy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    />
  );
}
