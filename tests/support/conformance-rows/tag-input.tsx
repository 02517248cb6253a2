import { TagInput } from '#src/components/tag-input/index.ts';
import { widget, type WidgetRow } from '../widget-row.ts';

/** Tag input. */
export const rows: readonly WidgetRow[] = [
  widget('TagInput', TagInput, {
    slot: 'tag-input',
    role: null,
    words: 'tagInput',
    announces: ['clear', ['remove', () => ['tea']]],
    announcesIn: { defaultValue: ['tea'], clearable: true },
    props: { 'aria-label': 'Drinks' },
    fullest: {
      defaultValue: ['tea', 'قهوة', 'a name that is much longer than the field could ever show'],
      maxTags: 5,
      maxLength: 60,
      clearable: true,
      invalid: true,
      suggestions: ['tea', 'milk'],
    },
    unusable: [
      [{ maxTags: -1 }, 'maxTags'],
      [{ maxTags: null }, 'maxTags'],
      [{ maxTags: '3' }, 'maxTags'],
      [{ maxLength: Number.NaN }, 'maxLength'],
      [{ maxLength: '60' }, 'maxLength'],
      [{ delimiter: null }, 'delimiter'],
      [{ delimiter: {} }, 'delimiter'],
      [{ validate: 'tea' }, 'validate'],
      [{ suggestions: 'tea' }, 'suggestions'],
      [{ suggestions: {} }, 'suggestions'],
      [{ blurBehavior: 'drop' }, 'blurBehavior'],
      [{ defaultValue: 'tea' }, 'defaultValue'],
      [{ defaultValue: { length: 2 } }, 'defaultValue'],
      [{ value: 7 }, 'value'],
      [{ locale: 'en_US' }, 'locale'],
    ],
    input: {
      name: 'drink',
      control: 'tag-input-input',
      empty: [],
      value: {
        initial: ['tea', 'milk'],
        entries: [
          ['drink', 'tea'],
          ['drink', 'milk'],
        ],
        changed: ['tea', 'milk', 'juice'],
        changedEntries: [
          ['drink', 'tea'],
          ['drink', 'milk'],
          ['drink', 'juice'],
        ],
      },
      change: (person) => person.type('[data-slot="tag-input-input"]', 'juice{Enter}'),
      early: { control: '[data-slot="tag-input-input"]', text: 'juice', isBeside: true },
    },
  }),
];
