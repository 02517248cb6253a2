'use client';
import type { ComponentProps } from 'react';
import { cx } from '../../core/class-names';
import { dataAttr } from '../../core/data-attr';
import { Button } from '../button';
import styles from './picker-panel-foot.module.css';

/** Props of {@link PickerPanelFoot}. */
export interface PickerPanelFootProps extends ComponentProps<'div'> {
  /** Prefix of the values of `data-slot`. Default: `picker-panel`. */
  slot?: string;
  /** Label of the button that closes the panel. */
  doneLabel: string;
  /** Whether the button is shown only in a sheet, because a pick closes the popover. Default: `false`. */
  sheetOnly?: boolean;
  /** Called when the button is pressed. */
  onDone: (event: Event) => void;
}

/** Footer of a {@link PickerPanel}: the children at the start, and "Done" at the end. Renders a `<div>`. */
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
        data-sheet={dataAttr(sheetOnly)}
        className={styles.done}
        onClick={({ nativeEvent }) => onDone(nativeEvent)}
      >
        {doneLabel}
      </Button>
    </div>
  );
}
