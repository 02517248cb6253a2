import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { Acted, acted } from '#stories/support/acted.tsx';
import { ValidatedForm } from '#stories/support/forms/validated-form.tsx';
import { Columns } from '#stories/support/layout.tsx';
import { furtherTags, photoKeywords, tags } from '#stories/support/trips/trip-world.ts';

const meta = preview.meta({
  title: 'Components/Tag input',
  component: TagInput,
  tags: ['beta'],
  render: (args) => (
    <Field name="tags" label="Tags">
      <TagInput {...args} />
    </Field>
  ),
});

const inputIn = (element: HTMLElement) =>
  element.querySelector('input[data-slot="tag-input-input"]') as HTMLInputElement;

function press(element: HTMLElement, key: string, text = '') {
  const input = inputIn(element);
  input.value = text;
  input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

const repeatTag = (element: HTMLElement) =>
  press(element, 'Enter', element.querySelector('[data-slot="tag-input-text"]')?.textContent ?? '');

function openList(element: HTMLElement) {
  const input = inputIn(element);
  input.focus();
  press(element, 'ArrowDown');
  // Once the list has loaded, its first option becomes active.
  const activateFirst = () => {
    if (input.getAttribute('aria-expanded') === 'true') press(element, 'ArrowDown');
    else if (input.isConnected) setTimeout(activateFirst, 10);
  };
  activateFirst();
}

export const Default = meta.story({
  args: { defaultValue: tags },
  parameters: { chromatic: { states: 'input, button' } },
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: tags },
  render: (args) => (
    <Columns wide>
      <ValidatedForm defaultValues={{ tags }}>
        <Field
          name="tags"
          label="Invalid"
          rules={(value) => (value as string[]).length <= 3}
          messages="Choose up to three tags."
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
      <Field name="tools" label="With a counter and a button">
        <TagInput {...args} maxTags={10} clearable />
      </Field>
      <Field name="scripts" label="Long text and other scripts">
        <TagInput
          {...args}
          defaultValue={[
            'Å',
            'Portland, Maine',
            'مراكش',
            'חיפה 2026',
            '日本語',
            'Everything that we ate between the river and the sea, in the order in which it was served',
            'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
          ]}
        />
      </Field>
      <Field name="empty" label="Empty">
        <TagInput placeholder="Add tags" />
      </Field>
      <Field name="none" label="Empty and disabled" disabled>
        <TagInput placeholder="Add tags" />
      </Field>
      <Field name="only" label="Empty and read-only">
        <TagInput placeholder="Add tags" readOnly />
      </Field>
    </Columns>
  ),
});

export const Many = meta.story({
  name: 'Many tags',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    defaultValue: photoKeywords,
    maxTags: 1000,
    clearable: true,
    placeholder: 'Add keywords',
  },
  render: (args) => (
    <Field name="keywords" label="Keywords of the photos">
      <TagInput {...args} />
    </Field>
  ),
});

export const OpenSuggestions = meta.story({
  name: 'With suggestions, open',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    placeholder: 'Type or choose',
    defaultValue: ['Food'],
    suggestions: [...tags, ...furtherTags],
  },
  decorators: [acted(openList)],
});
