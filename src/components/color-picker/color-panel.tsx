'use client';
import { type ReactNode, type Ref, useRef } from 'react';
import type { Rgba } from '../../core/color';
import { cx, dataAttr } from '../../core/dom';
import { lazyModule } from '../../core/lazy-module';
import { usableList } from '../../core/props/usable-list';
import { useLabels } from '../../core/provider/language';
import { useBeforeHydration, useHydrated } from '../../core/use-hydrated';
import { useLazyModule } from '../../core/use-lazy-module';
import { iconButton } from '../../primitives/button';
import { Icon, pipette } from '../../primitives/icon';
import { ColorArea } from './color-area';
import styles from './color-fields.module.css';
import type { PanelOptions } from './color-picker-props';
import { AlphaSlider, HueSlider, type SliderProps, movedSliders } from './color-sliders';
import { ColorSwatches } from './color-swatches';
import { nameColor } from './name-color';
import { readPlainColor } from './read-color';
import type { ColorState } from './use-color';
import { type ColorPickerLabels, colorNames as englishNames } from './words';

/** Eyedropper of the browser, if supported (WICG EyeDropper API; Chromium). */
interface EyeDropper {
  open: () => Promise<{ sRGBHex: string }>;
}

declare global {
  interface Window {
    EyeDropper?: new () => EyeDropper;
  }
}

interface EyeDropperButtonProps {
  label: string;
  disabled: boolean;
  onSelect: (rgba: Rgba, event: Event) => void;
}

/** Button that selects a color from the screen, if the browser supports it. */
function EyeDropperButton({ label, disabled, onSelect }: EyeDropperButtonProps) {
  const select = async (event: Event) => {
    if (!window.EyeDropper) return;
    // Escape rejects the promise.
    const result = await new window.EyeDropper().open().catch(() => null);
    const selected = result && readPlainColor(result.sRGBHex);
    if (selected) onSelect(selected.rgba, event);
  };
  return (
    <button
      type="button"
      data-slot="color-picker-eye-dropper"
      data-variant="outline"
      data-size="md"
      aria-label={label}
      disabled={disabled}
      className={cx(iconButton, styles.dropper)}
      onClick={(event) => void select(event.nativeEvent)}
    >
      <Icon icon={pipette} />
    </button>
  );
}

// Lazy, because few pickers use them.
const colorTools = lazyModule(() => import('./color-tools'));
const contrastReadout = lazyModule(() => import('./contrast-readout'));

interface ColorPanelProps {
  /** Component name for error messages. */
  component: string;
  color: ColorState;
  options: PanelOptions;
  labels: ColorPickerLabels;
  locale: string;
  disabled?: boolean;
  readOnly?: boolean;
  form?: string | undefined;
  /** Ref to the first slider, which represents the picker in a form. */
  control?: Ref<HTMLInputElement>;
  /** Text field, between the list of notations and the eyedropper. */
  children?: ReactNode;
  /** Line below that row. */
  message?: ReactNode;
}

/** Area, sliders and optional tools. */
export function ColorPanel({
  component,
  color,
  options,
  labels,
  locale,
  disabled = false,
  readOnly = false,
  form,
  control,
  children,
  message,
}: ColorPanelProps) {
  const { formats, showChannels, contrastWith, showEyeDropper = true } = options;
  const state = { disabled, readOnly };
  const swatches = usableList(component, 'swatches', options.swatches);
  const names = useLabels('colorNames', englishNames, locale);
  const nameOf = (named: Rgba) => nameColor(named, names);
  const hydrated = useHydrated();
  const choices = formats && formats.length > 1 ? formats : undefined;
  const tools = useLazyModule(colorTools, Boolean(choices || showChannels));
  const contrast = useLazyModule(contrastReadout, contrastWith !== undefined);
  const { rgba, changeAndCommit } = color;
  const panel = useRef<HTMLDivElement>(null);
  useBeforeHydration(() => {
    if (readOnly || !panel.current) return;
    for (const { part, reason } of movedSliders(panel.current)) {
      color.change(part, reason, undefined);
    }
    color.commit();
  });
  const slider: SliderProps = {
    ...state,
    form,
    hsva: color.hsva,
    filled: rgba !== null,
    labels,
    locale,
    name: rgba ? nameOf(rgba) : undefined,
    onChange: color.change,
    onCommit: color.commit,
    onCommitSoon: color.commitSoon,
  };
  const dropper = showEyeDropper && hydrated && !readOnly && window.EyeDropper !== undefined;
  return (
    <div ref={panel} data-slot="color-picker-panel" className={styles.root}>
      <ColorArea {...slider} control={control} />
      <HueSlider {...slider} />
      {color.alpha && <AlphaSlider {...slider} />}
      {(children || choices || dropper) && (
        <div
          data-slot="color-picker-row"
          // Only hex codes are short enough to always share the row with the list.
          data-wide={dataAttr(color.format !== 'hex')}
          className={styles.row}
        >
          {choices &&
            (tools ? (
              <tools.FormatSelect
                label={labels.format}
                formats={choices}
                color={color}
                disabled={disabled || readOnly}
              />
            ) : (
              <div data-slot="color-picker-format" className={styles.formatPlace} />
            ))}
          {children}
          {dropper && (
            <EyeDropperButton
              label={labels.eyeDropper}
              disabled={disabled}
              onSelect={(selected, event) => changeAndCommit(selected, 'eye-dropper', event)}
            />
          )}
        </div>
      )}
      {message}
      {showChannels &&
        (tools ? (
          <tools.ChannelFields color={color} labels={labels} {...state} />
        ) : (
          <div data-slot="color-picker-channels" className={styles.channelsPlace} />
        ))}
      {swatches.length > 0 && (
        <ColorSwatches
          {...state}
          label={labels.swatches}
          swatches={swatches}
          rgba={rgba}
          nameOf={nameOf}
          onSelect={(selected, event) => changeAndCommit(selected, 'swatch', event)}
        />
      )}
      {contrastWith !== undefined &&
        (contrast ? (
          <contrast.ContrastReadout
            color={color}
            labels={labels}
            locale={locale}
            contrastWith={contrastWith}
            least={options.minContrast}
            component={component}
            {...state}
          />
        ) : (
          <div data-slot="color-picker-contrast" className={styles.contrastPlace} />
        ))}
    </div>
  );
}
