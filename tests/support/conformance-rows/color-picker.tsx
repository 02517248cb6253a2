import { ColorInput, ColorPicker } from '#src/components/color-picker/index.ts';
import { widget, type WidgetRow } from '../widget-row.ts';

const fullest = {
  defaultValue: 'oklch(0.62 0.15 250 / 0.6)',
  alpha: true,
  defaultFormat: 'oklch',
  formats: ['hex', 'rgb', 'hsl', 'oklch'],
  showChannels: true,
  swatches: ['#b3261e', { value: 'rebeccapurple', label: 'Rebecca' }],
  contrastWith: 'white',
} as const;

const unusable: WidgetRow['unusable'] = [
  [{ defaultValue: 42 }, 'defaultValue'],
  [{ value: 'tomatoe' }, 'value'],
  [{ value: 'var(--accent)' }, 'value'],
  [{ value: '#12345' }, 'value'],
  [{ locale: 'en_US' }, 'locale'],
  [{ format: 'cmyk' }, 'format'],
  [{ defaultFormat: '__proto__' }, 'defaultFormat'],
];

const hues: WidgetRow['input'] = {
  name: 'color',
  control: 'color-picker',
  empty: null,
  value: {
    initial: '#ff0000',
    entries: [['color', '#ff0000']],
    changed: '#0000ff',
    changedEntries: [['color', '#0000ff']],
  },
  change: (person) => person.press('[data-slot="color-picker-swatch"]'),
  early: { control: '[data-slot="color-picker-hue"]', text: '240' },
  typed: { control: '[data-slot="color-picker-text"]', text: '#0000ff' },
};

/** Color picker and color input. */
export const rows: readonly WidgetRow[] = [
  widget('ColorPicker', ColorPicker, {
    slot: 'color-picker',
    role: 'group',
    words: 'colorPicker',
    announces: ['color', 'brightness', 'hue', 'text'],
    props: { swatches: [{ value: '#0000ff', label: '1' }] },
    fullest,
    unusable: [
      ...unusable,
      [{ contrastWith: 'not a color' }, 'contrastWith'],
      [{ contrastWith: 'currentcolor' }, 'contrastWith'],
      [{ contrastWith: '#ffffff80' }, 'contrastWith'],
      [{ swatches: [null] }, 'swatches'],
    ],
    input: hues,
  }),
  widget('ColorInput', ColorInput, {
    slot: 'color-input',
    role: null,
    words: 'colorInput',
    announces: ['open'],
    props: { 'aria-label': 'Accent' },
    fullest: { ...fullest, defaultOpen: true },
    unusable,
    input: {
      ...hues,
      control: 'color-input-text',
      change: (person) =>
        person.type('[data-slot="color-input-text"]', '{Control>}a{/Control}blue{Tab}'),
      early: { control: '[data-slot="color-input-text"]', text: '#0000ff' },
      typed: { control: '[data-slot="color-input-text"]', text: '#0000ff' },
    },
  }),
];
