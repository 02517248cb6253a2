import { expect } from 'storybook/test';
import { withFrame } from '#.storybook/canvas/frame.tsx';
import preview from '#.storybook/preview';
import { TextInput } from '#src/primitives/text-input/index.ts';

const meta = preview.meta({
  title: 'Foundations/Tests of the canvas',
  component: TextInput,
  // Users do not need it in the sidebar.
  tags: ['play', '!manifest', '!dev'],
  args: { 'aria-label': 'Room', id: 'room', name: 'room' },
});

export const FollowsTheThemeAndTheLanguage = meta.story({
  name: 'The canvas follows the theme and the language',
  globals: { theme: 'dark', locale: 'ar' },
  play: async ({ canvasElement }) => {
    const page = document.documentElement;
    await expect(page.dataset.theme).toBe('dark');
    await expect([page.lang, page.dir]).toEqual(['ar', 'rtl']);
    const surface = canvasElement.querySelector('.tessera-surface');
    await expect(surface).toHaveAttribute('data-theme', 'dark');
    await expect(getComputedStyle(document.body).backgroundColor).toBe(
      colorOf('--tessera-color-background'),
    );
  },
});

export const TurnsRoundByHand = meta.story({
  name: 'The direction of the canvas can be set',
  globals: { locale: 'de', direction: 'rtl' },
  play: async () => {
    await expect([document.documentElement.lang, document.documentElement.dir]).toEqual([
      'de',
      'rtl',
    ]);
  },
});

export const StandsInAllThemesSideBySide = meta.story({
  name: 'The canvas shows all themes side by side',
  decorators: [
    (Story, context) =>
      withFrame(Story, {
        ...context,
        tags: [],
        globals: { ...context.globals, theme: 'all' },
      }) as never,
  ],
  play: async ({ canvas, canvasElement }) => {
    const panels = [...canvasElement.querySelectorAll<HTMLElement>('.tessera-theme')];
    await expect(panels.map(({ dataset }) => dataset.theme)).toEqual([
      'light',
      'dark',
      'high-contrast',
    ]);
    const grounds = panels.map((panel) => getComputedStyle(panel).backgroundColor);
    await expect(new Set(grounds).size).toBe(3);
    const fields = canvas.getAllByRole<HTMLInputElement>('textbox');
    await expect(fields.map(({ id }) => id)).toEqual([
      'room-light',
      'room-dark',
      'room-high-contrast',
    ]);
    await expect(new Set(fields.map(({ name }) => name)).size).toBe(3);
  },
});

export const MovesWhereMotionIsWelcome = meta.story({
  name: 'The canvas moves if motion is allowed',
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).transitionProperty).toContain(
      'border-color',
    );
  },
});

export const ShowsTheAnswersToReducedMotion = meta.story({
  name: 'The canvas shows styles for reduced motion',
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).transitionProperty).toBe('none');
  },
});

export const ImitatesForcedColors = meta.story({
  name: 'The canvas emulates forced colors',
  args: { invalid: true },
  globals: { forcedColors: 'active', theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('note')).toBeVisible();
    const field = canvas.getByRole('textbox');
    // The widget's forced-colors styles apply, and its tokens are system colors.
    await expect(getComputedStyle(field).outlineWidth).toBe('3px');
    const surface = canvasElement.querySelector('.tessera-surface') ?? canvasElement;
    const text = getComputedStyle(surface).getPropertyValue('--tessera-color-text');
    await expect(text.trim().toLowerCase()).toBe('canvastext');
  },
});

export const StandsStillForThePictures = meta.story({
  name: 'The canvas does not move in the visual tests',
  globals: { pictures: 'on', motion: 'full' },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('textbox'));
    await expect(style.transitionProperty).toBe('none');
    await expect(style.caretColor).toBe('rgba(0, 0, 0, 0)');
  },
});

function colorOf(token: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
