import { useState } from 'react';
import { Button } from '#src/primitives/button/index.ts';
import { Dialog, type DialogProps } from '#src/primitives/dialog/index.ts';
import styles from './overlay-example.module.css';
import { useInLanguage } from './use-in-language';

/** Button that opens a confirmation dialog. */
export function DialogExample({
  defaultOpen = false,
  onOpenChange,
  ...rest
}: Partial<DialogProps>) {
  const [open, setOpen] = useState(defaultOpen);
  return useInLanguage(
    <div className={styles.page}>
      <Dialog
        renderTrigger={(trigger) => <Button {...trigger}>Delete trip</Button>}
        heading={<bdi>Delete this trip?</bdi>}
        description={
          <bdi>“Lisbon, Porto and the Douro” and its notes are deleted. This cannot be undone.</bdi>
        }
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Keep it</Button>
            <Button variant="solid" tone="danger" onClick={() => setOpen(false)}>
              Delete trip
            </Button>
          </>
        }
        {...rest}
        open={open}
        onOpenChange={(next, details) => {
          setOpen(next);
          onOpenChange?.(next, details);
        }}
      />
    </div>,
  );
}
