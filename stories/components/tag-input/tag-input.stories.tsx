import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { Acted } from '#stories/support/acted.tsx';
import { ValidatedForm } from '#stories/support/forms/validated-form.tsx';
import { Columns, Narrow } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Tag input',
  component: TagInput,
  tags: ['beta'],
  render: (args) => (
    <Narrow>
      <Field name="topics" label="Topics">
        <TagInput {...args} />
      </Field>
    </Narrow>
  ),
});

const topics = ['Design', 'Typography', 'Color', 'Accessibility'];

const inputIn = (element: HTMLElement) =>
  element.querySelector('input[data-slot="tag-input-input"]') as HTMLInputElement;

function press(element: HTMLElement, key: string, text = '') {
  const input = inputIn(element);
  input.value = text;
  input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

const repeatTag = (element: HTMLElement) => press(element, 'Enter', 'Design');

function openList(element: HTMLElement) {
  inputIn(element).focus();
  press(element, 'ArrowDown');
  // The list is rendered by then, and its first option becomes active.
  setTimeout(() => press(element, 'ArrowDown'));
}

export const Default = meta.story({ args: { placeholder: 'Add topics' } });

export const WithTags = meta.story({
  name: 'With tags',
  args: { defaultValue: topics },
  parameters: {
    chromatic: {
      states: { hover: 'input, button', focus: 'input, button', pressed: 'input, button' },
    },
  },
});

export const WithTools = meta.story({
  name: 'With a counter and a button',
  args: { defaultValue: topics, maxTags: 10, clearable: true },
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
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultValue: topics },
  render: (args) => (
    <Columns>
      <ValidatedForm defaultValues={{ topics }}>
        <Field
          name="topics"
          label="Invalid"
          rules={(value) => (value as string[]).length <= 3}
          messages="Choose at most three topics."
        >
          <TagInput {...args} />
        </Field>
      </ValidatedForm>
      <Acted act={repeatTag}>
        <Field name="repeated" label="With a repeated tag">
          <TagInput {...args} />
        </Field>
      </Acted>
      <Field name="fixed" label="Read-only">
        <TagInput {...args} readOnly />
      </Field>
      <Field name="locked" label="Disabled" disabled>
        <TagInput {...args} />
      </Field>
      <Field name="none" label="Empty and disabled" disabled>
        <TagInput placeholder="Add topics" />
      </Field>
    </Columns>
  ),
});

export const Many = meta.story({
  name: 'Many tags',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    defaultValue: Array.from({ length: 120 }, (_, index) => `${topics[index % 4]} ${index + 1}`),
    maxTags: 1000,
    clearable: true,
    placeholder: 'Add topics',
  },
});

const withSuggestions = {
  placeholder: 'Type or choose',
  defaultValue: ['Design'],
  suggestions: [...topics, 'Motion', 'Layout', 'Icons', 'Illustration', 'Research'],
};

export const WithSuggestions = meta.story({ name: 'With suggestions', args: withSuggestions });

export const OpenSuggestions = meta.story({
  name: 'With suggestions, open',
  parameters: { chromatic: { modes: sheetModes } },
  args: withSuggestions,
  render: (args) => (
    <Acted act={openList}>
      <Narrow>
        <Field name="topics" label="Topics">
          <TagInput {...args} />
        </Field>
      </Narrow>
    </Acted>
  ),
});
