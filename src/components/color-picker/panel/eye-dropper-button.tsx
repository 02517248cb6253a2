'use client';
import { IconButton } from '../../../primitives/button';
import { Icon, pipette } from '../../../primitives/icon';
import styles from '../color-fields.module.css';
import type { Rgba } from '../colors/color';
import { readPlainColor } from '../colors/read-plain-color';
import { pickFromScreen } from './eye-dropper';

/** Props of {@link EyeDropperButton}. */
interface EyeDropperButtonProps {
  label: string;
  disabled: boolean;
  onPick: (rgba: Rgba, event: Event) => void;
}

/** Button that picks a color from the screen, if the browser supports it. */
export function EyeDropperButton({ label, disabled, onPick }: EyeDropperButtonProps) {
  const drop = async (event: Event) => {
    const text = await pickFromScreen();
    const picked = text === null ? undefined : readPlainColor(text);
    if (picked) onPick(picked.rgba, event);
  };
  return (
    <IconButton
      data-slot="color-picker-eye-dropper"
      variant="outline"
      label={label}
      disabled={disabled}
      className={styles.dropper}
      onClick={(event) => void drop(event.nativeEvent)}
    >
      <Icon shapes={pipette} />
    </IconButton>
  );
}
