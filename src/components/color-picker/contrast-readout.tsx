// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
'use client';
import { useState } from 'react';
import { dataAttr } from '../../core/dom';
import { numberFormat } from '../../core/locale/intl';
import { givenText, inDevelopment, reportProblem } from '../../core/report-problem';
import { Button } from '../../primitives/button';
import { Icon, check, circleAlert, info } from '../../primitives/icon';
import { clamp, formatColor, toHex } from './color';
import type { ToolProps } from './color-tools';
import styles from './color-tools.module.css';
import { type ContrastUse, contrastRatio, levelOf, nearestPassing } from './contrast';
import { useColorReader } from './read-color';

interface ContrastReadoutProps extends ToolProps {
  component: string;
  locale: string;
  /** Background as a CSS string. */
  contrastWith: string;
  /** Contrast that the suggested color reaches. */
  least: number | undefined;
}

const uses: readonly ContrastUse[] = ['text', 'large', 'part'];

/**
 * Shows the contrast of the color on a background: the ratio, the level for each use, and the nearest color
 * that passes.
 */
export function ContrastReadout(props: ContrastReadoutProps) {
  const { component, color, labels, locale, contrastWith, least = 4.5, disabled, readOnly } = props;
  const reading = useColorReader([contrastWith])(contrastWith);
  const background = reading?.color?.rgba.a === 1 ? reading.color.rgba : null;
  if (inDevelopment && reading && !background) {
    reportProblem(
      component,
      'contrastWith',
      `is ${givenText(contrastWith)}, which is not an opaque color, so no contrast is shown. Pass the background color as CSS text.`,
    );
  }
  const { rgba } = color;
  // Truncated, not rounded: 4.499 does not pass as 4.5 (WCAG 2.2, understanding 1.4.3).
  const ratio = (contrast: number) =>
    labels.ratio(
      numberFormat(locale, { maximumFractionDigits: 2 }).format(
        Math.floor(contrast * 100 + 1e-9) / 100,
      ),
    );
  const contrast = rgba && background ? contrastRatio(rgba, background) : null;
  const wanted = clamp(least, 1, 21);
  const passing =
    rgba && background && contrast !== null && contrast < wanted
      ? nearestPassing({ ...rgba, a: 1 }, background, wanted)
      : undefined;
  // A row that came or went during a drag would move the area in a sheet, which is at the bottom of the window.
  const [advises, setAdvises] = useState(passing !== undefined);
  if (!color.moving && advises !== (passing !== undefined)) setAdvises(!advises);
  return (
    <div
      role="group"
      tabIndex={-1}
      aria-label={labels.contrast}
      data-slot="color-picker-contrast"
      className={styles.root}
    >
      <div data-slot="color-picker-sample" className={styles.facts}>
        <svg
          data-slot="color-picker-sample-colors"
          aria-hidden="true"
          color={background ? toHex(background) : undefined}
          className={styles.sample}
        >
          {rgba && (
            <text
              x="50%"
              y="50%"
              fill={toHex(rgba)}
              data-slot="color-picker-sample-text"
              className={styles.sampleText}
            >
              {labels.sample}
            </text>
          )}
        </svg>
        <span data-slot="color-picker-contrast-name">{labels.contrast}</span>
        <strong data-slot="color-picker-ratio" className={styles.ratio}>
          {contrast === null ? '–' : ratio(contrast)}
        </strong>
        <ul data-slot="color-picker-levels" className={styles.levels}>
          {uses.map((use) => {
            const level = contrast === null ? null : levelOf(contrast, use);
            return (
              <li
                key={use}
                data-slot="color-picker-level"
                data-passes={dataAttr(level !== null)}
                className={styles.level}
              >
                <Icon icon={level === null ? circleAlert : check} size="sm" />
                {labels.uses[use]}
                <span data-slot="color-picker-level-name" className={styles.levelName}>
                  {contrast === null ? '–' : (level ?? labels.fails)}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      {advises && (
        <div data-slot="color-picker-advice" className={styles.advice}>
          {passing && (
            <Button
              size="sm"
              variant="soft"
              data-slot="color-picker-passing"
              disabled={disabled || readOnly}
              className={styles.passing}
              onClick={({ currentTarget, nativeEvent }) => {
                // The button is removed, and would lose focus.
                currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
                color.changeAndCommit(passing, 'contrast', nativeEvent);
              }}
            >
              <svg
                data-slot="color-picker-passing-color"
                aria-hidden="true"
                color={toHex(passing)}
                className={styles.dot}
              />
              {labels.applyPassingColor(formatColor(passing, color.format), ratio(wanted))}
            </Button>
          )}
          {passing === null && (
            <p data-slot="color-picker-none-passes" className={styles.note}>
              <Icon icon={info} size="sm" />
              {labels.noPassingColor(ratio(wanted))}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
