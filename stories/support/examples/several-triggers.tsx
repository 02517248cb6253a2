import { useState } from 'react';
import { Button, IconButton } from '#src/primitives/button/index.ts';
import { Dialog, type DialogProps } from '#src/primitives/dialog/index.ts';
import { copy, ellipsis, Icon, pencil, trash } from '#src/primitives/icon/index.ts';
import { Menu, MenuItem } from '#src/primitives/menu/index.ts';
import { Popover } from '#src/primitives/popover/index.ts';
import { Tooltip } from '#src/primitives/tooltip/index.ts';
import styles from './overlay-example.module.css';

const facts = { Guests: 'Two adults', Dates: 'Friday to Monday', Budget: '€900' };

/** Buttons that each open a popover, below them at the start, in the center or at the end. */
export function SeveralPopovers() {
  return (
    <div className={styles.page} data-size="small">
      {Object.entries(facts).map(([name, text], index) => (
        <Popover
          key={name}
          role="dialog"
          align={(['start', 'center', 'end'] as const)[index]}
          renderTrigger={(trigger) => <Button {...trigger}>{name}</Button>}
        >
          {text}
        </Popover>
      ))}
    </div>
  );
}

/** Buttons that open the same dialog, for different trips. */
export function SeveralButtonsOfADialog(props: Partial<DialogProps>) {
  const [trip, setTrip] = useState<string | null>(null);
  return (
    <div className={styles.page} data-size="small">
      {['Lisbon', 'Porto', 'Sintra'].map((name) => (
        <Button key={name} aria-haspopup="dialog" onClick={() => setTrip(name)}>
          Delete {name}
        </Button>
      ))}
      <Dialog
        heading={`Delete ${trip}?`}
        actions={<Button onClick={() => setTrip(null)}>Keep it</Button>}
        {...props}
        open={trip !== null}
        onOpenChange={() => setTrip(null)}
      />
    </div>
  );
}

/** Toolbar of buttons with tooltips; the last one also opens a menu, at the end edge. */
export function Toolbar() {
  return (
    <div role="toolbar" aria-label="Trip" className={styles.page} data-size="small">
      {Object.entries({ Edit: pencil, Duplicate: copy, Delete: trash }).map(([name, shapes]) => (
        <Tooltip
          key={name}
          renderTrigger={(trigger) => (
            <IconButton {...trigger} label={name}>
              <Icon icon={shapes} />
            </IconButton>
          )}
        >
          {name}
        </Tooltip>
      ))}
      <Menu
        align="end"
        renderTrigger={(trigger) => (
          <>
            <IconButton {...trigger} label="More">
              <Icon icon={ellipsis} />
            </IconButton>
            <Tooltip anchor={trigger.ref}>More</Tooltip>
          </>
        )}
      >
        <MenuItem>Share…</MenuItem>
        <MenuItem>Print…</MenuItem>
      </Menu>
    </div>
  );
}
