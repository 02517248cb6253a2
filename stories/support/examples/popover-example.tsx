import { useRef, useState } from 'react';
import { Button } from '#src/primitives/button/index.ts';
import { Popover, type PopoverProps } from '#src/primitives/popover/index.ts';
import styles from './popover-example.module.css';

/** Props of {@link PopoverExample}. */
interface PopoverExampleProps {
  /** Whether the popover is initially open. */
  defaultOpen?: boolean;
  /** Called when the popover closes, with the reason. */
  onClose?: PopoverProps['onClose'];
}

/** Button with a popover. */
export function PopoverExample({ defaultOpen = false, onClose }: PopoverExampleProps) {
  const [open, setOpen] = useState(defaultOpen);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.page}>
      <Button
        ref={anchor}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen((before) => !before)}
      >
        Who is coming
      </Button>
      {open && (
        <Popover
          role="dialog"
          aria-label="Guests"
          anchor={anchor}
          onClose={(details) => {
            setOpen(false);
            onClose?.(details);
          }}
        >
          <p className={styles.text}>
            <bdi>Two adults and a child, from Friday to Monday.</bdi>
          </p>
          <Button size="sm">Change the guests</Button>
        </Popover>
      )}
      <Button variant="ghost">Something else</Button>
    </div>
  );
}
