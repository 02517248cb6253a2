'use client';
import { IconButton } from '../../../primitives/button';
import { Icon, pipette } from '../../../primitives/icon';
import styles from '../color-fields.module.css';
import type { Rgba } from '../colors/color';
import { readPlainColor } from '../colors/read-plain-color';

/** Eyedropper of the browser, if supported (WICG EyeDropper API; Chromium). */
interface EyeDropper {
  open: () => Promise<{ sRGBHex: string }>;
}

declare global {
  interface Window {
    EyeDropper?: new () => EyeDropper;
  }
}

/** Whether the browser can pick colors from the screen. */
export function hasEyeDropper(): boolean {
  return typeof window !== 'undefined' && typeof window.EyeDropper === 'function';
}

/** Props of {@link EyeDropperButton}. */
interface EyeDropperButtonProps {
  label: string;
  disabled: boolean;
  onPick: (rgba: Rgba, event: Event) => void;
}

/** Button that picks a color from the screen, if the browser supports it. */
export function EyeDropperButton({ label, disabled, onPick }: EyeDropperButtonProps) {
  const pick = async (event: Event) => {
    if (!window.EyeDropper) return;
    // Escape rejects the promise.
    const result = await new window.EyeDropper().open().catch(() => null);
    const picked = result && readPlainColor(result.sRGBHex);
    if (picked) onPick(picked.rgba, event);
  };
  return (
    <IconButton
      data-slot="color-picker-eye-dropper"
      variant="outline"
      label={label}
      disabled={disabled}
      className={styles.dropper}
      onClick={(event) => void pick(event.nativeEvent)}
    >
      <Icon icon={pipette} />
    </IconButton>
  );
}
