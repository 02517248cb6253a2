import { Button } from '#src/primitives/button/index.ts';
import { Popover, type PopoverProps } from '#src/primitives/popover/index.ts';
import styles from './popover-example.module.css';
import { useInLanguage } from './use-in-language';

/** Button with a popover. */
export function PopoverExample(props: PopoverProps) {
  return useInLanguage(
    <div className={styles.page}>
      <Popover
        role="dialog"
        aria-label="Guests"
        renderTrigger={(trigger) => <Button {...trigger}>Guests</Button>}
        {...props}
      >
        <p className={styles.text}>
          <bdi>Two adults and a child, from Friday to Monday.</bdi>
        </p>
        <Button size="sm">Change the guests</Button>
      </Popover>
      <Button variant="ghost">Edit trip</Button>
    </div>,
  );
}
