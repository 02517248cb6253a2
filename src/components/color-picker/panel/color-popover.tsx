'use client';
import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useCommitted } from '../../../internals/use-committed';
import { Popover } from '../../../primitives/popover';
import type { ColorPickerLabels } from '../../../languages/language';
import styles from '../color-input.module.css';
import { ColorPanel } from './color-panel';
import type { ColorOpenDetails, ColorPickerCommonProps } from '../color-picker-props';
import { panelOptions } from '../root-props';
import type { ColorState } from '../use-color';

/** Props of {@link ColorPopover}. */
interface ColorPopoverProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  color: ColorState;
  /** Props of the field. */
  props: ColorPickerCommonProps;
  words: ColorPickerLabels;
  locale: string;
  onClose: (details: ColorOpenDetails) => void;
}

/** Panel of the field; it exists only while it is open, and has focus on its area at first. */
export function ColorPopover(own: ColorPopoverProps) {
  const { id, anchor, color, props, words, locale, onClose } = own;
  const control = useRef<HTMLInputElement>(null);
  const rest = useCommitted(color.rest);
  useLayoutEffect(() => {
    control.current?.focus();
    // A parent may close the panel under the hand; a color that moves no more is at rest.
    return () => {
      const { current: finish } = rest;
      finish();
    };
  }, [rest]);
  const press = (event: KeyboardEvent) => {
    const { target, key, altKey } = event;
    // No `instanceof`: the panel may be drawn into another window.
    const isSlider = (target as Element).matches('[type="range"]');
    if (key !== 'F4' && !(altKey && key === 'ArrowUp') && !(isSlider && key === 'Enter')) return;
    // On a slider, Enter would send the form.
    event.preventDefault();
    onClose({ reason: 'key', event: event.nativeEvent });
  };
  return (
    <Popover
      id={id}
      data-slot="color-input-panel"
      role="dialog"
      aria-label={words.dialog}
      anchor={anchor}
      onClose={onClose}
      onKeyDown={press}
      className={styles.panel}
    >
      <ColorPanel
        component="ColorInput"
        color={color}
        options={panelOptions(props)}
        words={words}
        locale={locale}
        disabled={false}
        readOnly={false}
        form={undefined}
        control={control}
      />
    </Popover>
  );
}
