'use client';
import { numberFormat } from '../../../core/locale/intl';
import { Button } from '../../../primitives/button';
import type { ColorToken } from '../color-picker-props';
import { toHex } from '../colors/format-color';
import { nearestOf } from '../colors/nearest-token';
import { useColorReader } from '../text/use-color-reader';
import styles from './color-tools.module.css';
import type { ToolProps } from './tool-props';

/** Props of {@link TokenReadout}. */
interface TokenReadoutProps extends ToolProps {
  locale: string;
  tokens: readonly ColorToken[];
}

/** Shows the nearest color of a palette with its difference, and a button that applies it. */
export function TokenReadout({
  color,
  labels,
  locale,
  tokens,
  disabled,
  readOnly,
}: TokenReadoutProps) {
  const { rgba } = color;
  const read = useColorReader(tokens.map(({ value }) => value));
  const palette = tokens.flatMap(({ name, value }) => {
    const found = read(value)?.color;
    return found ? [{ name, rgba: found.rgba }] : [];
  });
  const nearest = rgba && nearestOf(rgba, palette);
  const isToken = nearest && rgba && toHex(nearest.rgba) === toHex(rgba);
  const difference = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div tabIndex={-1} data-slot="color-picker-token" className={styles.token}>
      {nearest && (
        <>
          <svg
            data-slot="color-picker-token-color"
            aria-hidden="true"
            focusable="false"
            color={toHex(nearest.rgba)}
            className={styles.dot}
          />
          <span data-slot="color-picker-token-name" className={styles.tokenName}>
            {isToken
              ? labels.isToken(nearest.name)
              : labels.nearestToken(nearest.name, difference.format(nearest.deltaE))}
          </span>
        </>
      )}
      {nearest && !isToken && (
        <Button
          size="sm"
          data-slot="color-picker-snap"
          disabled={disabled || readOnly}
          onClick={({ currentTarget, nativeEvent }) => {
            // The button is removed, and would lose focus.
            currentTarget.parentElement?.focus();
            color.changeAndCommit(nearest.rgba, 'token', nativeEvent);
          }}
        >
          {labels.applyToken}
        </Button>
      )}
    </div>
  );
}
