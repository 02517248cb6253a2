import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { TimeField } from '#src/components/time-field/index.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';
import { Columns } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Time field',
  component: TimeField,
  tags: ['beta'],
  args: { now: '14:20' },
  argTypes: {
    'aria-label': { description: 'Name of the field, if there is no visible label.' },
  },
  render: (args) => (
    <Field name="departure" label="Departure">
      <TimeField {...args} />
    </Field>
  ),
});

export const Default = meta.story({
  args: { defaultValue: '09:30' },
  parameters: { chromatic: { states: 'input, button' } },
});

export const Formats = meta.story({
  parameters: { stage: 'wide' },
  render: (args) => (
    <Columns>
      <Field name="seconds" label="With seconds">
        <TimeField {...args} defaultValue="09:30:15" granularity="second" />
      </Field>
      <Field name="hours" label="Hours only">
        <TimeField {...args} defaultValue="15:00" granularity="hour" />
      </Field>
      <Field name="day" label="24 hours">
        <TimeField {...args} defaultValue="21:30" hourCycle="h23" />
      </Field>
    </Columns>
  ),
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: '09:30' },
  render: inEachState(TimeField, 'The 9:30 train is full.', {
    further: {
      Empty: { defaultValue: null },
      'Invalid text': { defaultValue: undefined, defaultText: 'soon' },
      'Invalid time': { defaultValue: undefined, defaultText: '25:00' },
      'Outside limits': { defaultValue: '12:30', min: '13:00', max: '18:00' },
      'Outside limits across midnight': { defaultValue: '12:30', min: '22:00', max: '06:00' },
      'Between two steps': { defaultValue: '09:07', step: 15 },
    },
  }),
});

export const Open = meta.story({
  parameters: { chromatic: { modes: colorModes } },
  args: { defaultOpen: true, defaultValue: '12:30' },
});

export const OpenWithSteps = meta.story({
  name: 'Open, with limits and steps',
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultOpen: true, min: '13:00', max: '18:00', step: 15 },
});

export const OpenWithPresets = meta.story({
  name: 'Open, with presets',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    defaultOpen: true,
    defaultValue: '15:00',
    max: '22:00',
    presets: [
      { label: 'Check-in', time: '15:00' },
      { label: 'Dinner', time: '19:30' },
      { label: 'Late arrival', time: '23:00' },
    ],
  },
  render: (args) => (
    <Field name="arrival" label="Arrival">
      <TimeField {...args} />
    </Field>
  ),
});
