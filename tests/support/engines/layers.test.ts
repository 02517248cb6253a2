import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveFolder, type StaticServer } from '../static-server.ts';
import type { OpenedEngine } from './engine.ts';
import { engineNamed, storyEngines } from './engines.ts';

const storybook = fileURLToPath(new URL('../../../dist/storybook', import.meta.url));

/** Stories whose layer opens at a press, or is open, with the parts that are pressed and that it is anchored to. */
const layers: ReadonlyArray<[story: string, anchor: string, pressed?: string]> = [
  ['components-date-picker--default', 'date-picker-field', 'date-picker-trigger'],
  ['components-date-range-picker--default', 'date-range-picker-field', 'date-range-picker-trigger'],
  [
    'components-multiple-date-picker--default',
    'multiple-date-picker-field',
    'multiple-date-picker-trigger',
  ],
  ['components-date-time-picker--default', 'date-time-picker-field', 'date-time-picker-trigger'],
  ['components-date-time-picker--open-with-presets', 'date-time-picker-field'],
  [
    'components-date-time-range-picker--default',
    'date-time-range-picker-field',
    'date-time-range-picker-trigger',
  ],
  ['components-period-picker--default', 'period-picker-field', 'period-picker-trigger'],
  [
    'components-period-range-picker--default',
    'period-range-picker-field',
    'period-range-picker-trigger',
  ],
  ['components-time-field--default', 'time-field-field', 'time-field-trigger'],
  ['components-time-field--open-with-steps', 'time-field-field'],
  ['components-color-input--default', 'color-input-field', 'color-input-trigger'],
  ['components-country-select--default', 'country-select-field', 'country-select-input'],
  ['components-multiple-country-select--default', 'country-select-field', 'country-select-input'],
  ['primitives-menu--closed', 'icon-button', 'icon-button'],
  ['primitives-popover--closed', 'button', 'button'],
  ['primitives-popover--at-the-bottom', 'button'],
  ['primitives-popover--at-the-end', 'button'],
  ['primitives-picker-field--whole-picker', 'seat-picker-field', 'seat-picker-trigger'],
  ['primitives-tooltip--open', 'icon-button'],
];

/** Parts that are clicked before keys move focus by script, which then shows a ring. */
const rings: ReadonlyArray<[story: string, clicked: string, keys: string]> = [
  ['components-date-picker--default', 'date-picker-input', '{Alt>}{ArrowDown}{/Alt}'],
  ['components-date-range-picker--default', 'date-range-picker-from', '{Alt>}{ArrowDown}{/Alt}'],
  ['components-date-time-picker--default', 'date-time-picker-input', '{Alt>}{ArrowDown}{/Alt}'],
  ['components-period-picker--default', 'period-picker-input', '{Alt>}{ArrowDown}{/Alt}'],
  ['components-color-input--default', 'color-input-text', '{Alt>}{ArrowDown}{/Alt}'],
  [
    'components-multiple-date-picker--default',
    'multiple-date-picker-input',
    '{ArrowLeft}{ArrowLeft}',
  ],
  ['components-multiple-country-select--default', 'country-select-input', '{ArrowLeft}'],
];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The open layer of the page, its anchor, and whether the layer is what is seen in its middle. */
interface Seen {
  layer: Box;
  anchor: Box;
  isPainted: boolean;
  window: { width: number; height: number };
}

const boxOf = `(element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}`;

const partOf = (slot: string) => `#storybook-root [data-slot="${slot}"]`;

const seenAt = (anchor: string) => `(() => {
  const boxOf = ${boxOf};
  const layer = [...document.querySelectorAll(':popover-open')].at(-1);
  const anchor = document.querySelector(${JSON.stringify(partOf(anchor))});
  if (!layer || !anchor || layer.getAnimations().length > 0) return null;
  const box = boxOf(layer);
  const middle = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return {
    layer: box,
    anchor: boxOf(anchor),
    isPainted: layer.contains(middle),
    window: { width: innerWidth, height: innerHeight },
  };
})()`;

const ring = `(() => {
  const focused = document.activeElement;
  const shown = focused.closest('[data-slot="color-picker-area"]') ?? focused;
  return (focused.dataset.slot ?? 'page') + ' ' + getComputedStyle(shown).outlineStyle;
})()`;

const engine = engineNamed(process.env['ENGINE'] ?? '');

// With motion, which once stopped Safari 26.
describe(engine.name, () => {
  let site: StaticServer;
  let browser: OpenedEngine;

  beforeAll(async () => {
    if (!existsSync(storybook))
      throw new Error('There is no Storybook: run `npm run build` first.');
    site = await serveFolder(storybook);
    browser = await engine.open(`${site.url}iframe.html`);
  });

  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  test.each(layers)('%s opens at %s', async (id, anchor, pressed) => {
    await browser.goTo(`${site.url}iframe.html?viewMode=story&id=${id}`);
    if (pressed) await press(browser, partOf(pressed));
    const read = () => browser.evaluate<Seen>(seenAt(anchor));
    await expect.poll(read, { timeout: 60_000 }).not.toBeNull();
    const seen = await read();
    const { layer, anchor: field, window } = seen;
    expect(seen.isPainted, `${JSON.stringify(seen)} is painted`).toBe(true);
    const gap = layer.top >= field.bottom ? layer.top - field.bottom : field.top - layer.bottom;
    expect(gap, `${JSON.stringify(seen)} has a gap`).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThanOrEqual(12);
    expect(layer.left).toBeLessThan(field.right);
    expect(layer.right).toBeGreaterThan(field.left);
    expect(layer.left).toBeGreaterThanOrEqual(0);
    expect(layer.top).toBeGreaterThanOrEqual(0);
    expect(layer.right).toBeLessThanOrEqual(window.width);
    expect(layer.bottom).toBeLessThanOrEqual(window.height);
  });

  // The old Chromium shows the ring as the pinned one does.
  const typed = storyEngines.includes(engine) ? rings : [];
  test.each(typed)('%s shows a focus ring for keys after a click', async (id, clicked, keys) => {
    await browser.goTo(`${site.url}iframe.html?viewMode=story&id=${id}`);
    await press(browser, partOf(clicked));
    for (const key of keys.match(/\{Alt>\}.*\{\/Alt\}|\{\w+\}/g) ?? []) await browser.type?.(key);
    const read = () => browser.evaluate<string>(ring);
    await expect.poll(read, { timeout: 60_000 }).toMatch(/solid$/);
  });
});

async function press(browser: OpenedEngine, selector: string): Promise<void> {
  const query = JSON.stringify(selector);
  const isThere = () => browser.evaluate(`document.querySelector(${query}) !== null`);
  await expect.poll(isThere, { timeout: 60_000 }).toBe(true);
  const box = await browser.evaluate<Box>(`(${boxOf})(document.querySelector(${query}))`);
  await browser.press((box.left + box.right) / 2, (box.top + box.bottom) / 2);
}
