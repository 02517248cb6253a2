import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field, Form } from '#src/components/field/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';
import { Columns, Stack } from '#stories/support/layout.tsx';

const wordOf = (value: number) =>
  ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'][value - 1] ?? '';

const heart = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5">
    <path d="M12 20.5 3.6 12a5.2 5.2 0 0 1 0-7.3 5.2 5.2 0 0 1 7.3 0L12 5.8l1.1-1.1a5.2 5.2 0 0 1 7.3 0 5.2 5.2 0 0 1 0 7.3z" />
  </svg>
);

const meta = preview.meta({
  title: 'Components/Rating',
  component: Rating,
  tags: ['beta'],
  parameters: { stage: 'fit' },
  args: { defaultValue: 3 },
  argTypes: {
    'aria-label': { description: 'Name of the group, if there is no visible label.' },
    symbol: { control: false },
  },
  render: (args) => (
    <Form>
      <Field name="comfort" label="Comfort">
        <Rating {...args} />
      </Field>
    </Form>
  ),
});

export const Default = meta.story({
  parameters: {
    chromatic: {
      states: {
        // The whole group is under the pointer, too.
        hover: '[data-slot="rating"], input[value="4"]',
        focus: 'input[value="4"]',
        pressed: '[data-slot="rating"], input[value="4"]',
      },
    },
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <Stack>
      <Field name="small" label="Small">
        <Rating {...args} size="sm" />
      </Field>
      <Field name="medium" label="Medium">
        <Rating {...args} size="md" />
      </Field>
      <Field name="large" label="Large">
        <Rating {...args} size="lg" />
      </Field>
    </Stack>
  ),
});

export const Variants = meta.story({
  name: 'Steps, labels, symbols and ten values',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  render: (args) => (
    <Columns wide>
      <Field name="halves" label="Halves">
        <Rating {...args} step={0.5} defaultValue={3.5} />
      </Field>
      <Field name="quarters" label="Quarters">
        <Rating {...args} step={0.25} defaultValue={2.25} />
      </Field>
      <Field name="labels" label="With labels">
        <Rating {...args} valueLabel={wordOf} />
      </Field>
      <Field name="whole" label="Whole hearts">
        <Rating {...args} symbol={heart} />
      </Field>
      <Field name="half" label="Half hearts">
        <Rating {...args} symbol={heart} step={0.5} defaultValue={2.5} />
      </Field>
      <Field name="long" label="Ten values">
        <Rating {...args} max={10} defaultValue={7} size="sm" />
      </Field>
    </Columns>
  ),
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: colorModes } },
  render: inEachState(Rating, 'Rate the comfort.', {
    wrong: { defaultValue: null },
  }),
});
