import type { CSSProperties } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { contrastPairs } from '#src/tokens/contrast-pairs.ts';
import { ContrastMatrix } from './colors/contrast-matrix.tsx';
import { Roles } from './colors/palette.tsx';
import { CopyButton } from './copy-button.tsx';
import { scale } from './read-tokens.ts';

const meta = preview.meta({
  title: 'Foundations/Tests',
  tags: ['play'],
  parameters: { controls: { disable: true } },
});

const muted = /^text-muted/;

export const MeasuredContrastFollowsTheTheme = meta.story({
  name: 'The measured contrast follows the theme',
  render: () => (
    <div data-testid="place" data-theme="light">
      <ContrastMatrix />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/at least 4\.5 : 1/)).toBeVisible();
    const light = canvas.getAllByRole('row', { name: muted })[0]?.textContent;
    canvas.getByTestId('place').dataset['theme'] = 'high-contrast';
    await expect(await canvas.findByText(/at least 7 : 1/)).toBeVisible();
    await expect(canvas.getAllByRole('row', { name: muted })[0]?.textContent).not.toBe(light);
    await expect(canvas.queryByText('fails')).toBeNull();
  },
});

export const PairThatIsTooWeakIsNamed = meta.story({
  name: 'A pair with insufficient contrast is named',
  // The low contrast is intentional.
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <div style={{ '--tessera-color-link': 'var(--tessera-palette-teal-76)' } as CSSProperties}>
      <ContrastMatrix />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^link/ });
    await expect(row).toHaveTextContent('fails');
    const pairs = contrastPairs.filter(({ foreground }) => foreground === 'link');
    await expect(canvas.getAllByText('fails')).toHaveLength(pairs.length);
  },
});

export const ThemeOnAnElementSetsWhatIsInside = meta.story({
  name: 'A theme on an element applies to its content',
  render: () => <Roles />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^text Text/ });
    const swatches = [...row.querySelectorAll('[data-theme]')];
    const colors = swatches.map((swatch) => {
      const style = getComputedStyle(swatch);
      // The built style sheet contains .008 instead of 0.008.
      const numbers = style.getPropertyValue('--tessera-color-text').match(/[\d.]+/g);
      return [style.colorScheme, numbers?.map(Number)];
    });
    await expect(colors).toEqual([
      ['light', [24, 0.024, 215]],
      ['dark', [94.5, 0.006, 205]],
      ['light', [0, 0, 0]],
    ]);
  },
});

export const PressingATileCopiesItsName = meta.story({
  name: 'Clicking a tile copies its name',
  render: () => <CopyButton text="--tessera-space-4">space 4</CopyButton>,
  play: async ({ canvas }) => {
    const writeText = fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await userEvent.click(canvas.getByRole('button', { name: 'space 4' }));
    await expect(writeText).toHaveBeenCalledWith('--tessera-space-4');
    await expect(await canvas.findByText('Copied')).toBeVisible();
  },
});

export const FiguresKeepTheirColumnsInEveryWeight = meta.story({
  name: 'Digits keep their columns in every weight',
  render: () => (
    <div>
      {scale('font-weight').map(({ name, value }) => (
        <p key={name} style={{ fontWeight: Number(value), fontVariantNumeric: 'tabular-nums' }}>
          <span>11111111</span> <span>88888888</span> <em>11111111</em> <em>88888888</em>
        </p>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter((face) => face.status === 'loaded');
    const styles = loaded
      .filter((face) => face.family.includes('Hanken Grotesk'))
      .map((f) => f.style);
    await expect(styles).toEqual(expect.arrayContaining(['normal', 'italic']));
    for (const line of canvasElement.querySelectorAll('p')) {
      const widths = [...line.children].map((part) => part.getBoundingClientRect().width);
      await expect(new Set(widths.map((width) => Math.round(width * 10))).size).toBe(1);
    }
  },
});
