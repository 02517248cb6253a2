import { widgetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { TagInput } from '#src/components/tag-input/index.ts';
import { Specimen } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Tag input',
  component: TagInput,
  tags: ['beta'],
  parameters: { chromatic: { modes: widgetModes } },
  args: { 'aria-label': 'Topics' },
  decorators: [
    (Story, { args }) => (
      <Specimen label={String(args['aria-label'])}>
        <Story />
      </Specimen>
    ),
  ],
});

const topics = ['Design', 'Typography', 'Color', 'Accessibility'];

export const Default = meta.story({ args: { placeholder: 'Add topics' } });

export const WithTags = meta.story({ name: 'With tags', args: { defaultValue: topics } });

export const WithTools = meta.story({
  name: 'With a counter and buttons',
  args: { defaultValue: topics, max: 10, clearable: true, bulkEdit: true },
});

export const AnyText = meta.story({
  name: 'Long text and other scripts',
  args: {
    defaultValue: [
      'C',
      'City, State',
      'العربية',
      'עברית 2026',
      '日本語',
      'A tag that is much longer than the field is wide, so that its end is not seen until it has focus',
      'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle',
    ],
  },
});

export const States = meta.story({
  name: 'Invalid, read-only and disabled',
  args: { 'aria-label': 'Invalid, read-only, disabled', defaultValue: topics },
  render: (args) => (
    <>
      <TagInput {...args} aria-label="Invalid" invalid />
      <TagInput {...args} aria-label="Read-only" readOnly />
      <TagInput {...args} aria-label="Disabled" disabled />
      <TagInput {...args} aria-label="Empty" defaultValue={[]} placeholder="Add topics" disabled />
    </>
  ),
});

export const Many = meta.story({
  name: 'Many tags',
  args: {
    defaultValue: Array.from({ length: 120 }, (_, index) => `${topics[index % 4]} ${index + 1}`),
    max: 1000,
    clearable: true,
  },
});

export const WithSuggestions = meta.story({
  name: 'With suggestions',
  args: {
    placeholder: 'Type or choose',
    defaultValue: ['Design'],
    suggestions: [...topics, 'Motion', 'Layout', 'Icons', 'Illustration', 'Research'],
  },
});
