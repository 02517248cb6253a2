'use client';
import type { ComponentProps } from 'react';
import { cx } from '../../internals/class-names';
import { presence } from '../../internals/presence';
import { Button } from '../button';
import styles from './picker-panel-foot.module.css';

/** Props of {@link PickerPanelFoot}: those of a `<div>` and its button. */
export interface PickerPanelFootProps extends ComponentProps<'div'> {
  /** Prefix of the parts' names. Default: `picker-panel`. */
  slot?: string;
  /** Words of the button that closes the panel. */
  doneLabel: string;
  /** Whether the button is there in a sheet only, because a pick closes the popover. Default: `false`. */
  sheetOnly?: boolean;
  /** Called when the button is pressed. */
  onDone: (event: Event) => void;
}

/** Foot of a {@link PickerPanel}: what its children say at the start, and "Done" at the end. Renders a `<div>`. */
export function PickerPanelFoot({
  slot = 'picker-panel',
  doneLabel,
  sheetOnly,
  onDone,
  className,
  children,
  ...rest
}: PickerPanelFootProps) {
  return (
    <div data-slot={`${slot}-foot`} {...rest} className={cx(styles.root, className)}>
      {children}
      <Button
        variant="solid"
        data-slot={`${slot}-done`}
        data-sheet={presence(sheetOnly)}
        className={styles.done}
        onClick={({ nativeEvent }) => onDone(nativeEvent)}
      >
        {doneLabel}
      </Button>
    </div>
  );
}
