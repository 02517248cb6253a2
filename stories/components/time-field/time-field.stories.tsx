import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { TimeField, type TimeFieldProps } from '#src/components/time-field/index.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';

const labeled = (label: string) => (args: TimeFieldProps) => (
  <Field name="departure" label={label}>
    <TimeField {...args} />
  </Field>
);

const meta = preview.meta({
  title: 'Components/Time field',
  component: TimeField,
  tags: ['beta'],
  args: { now: '14:20' },
  argTypes: {
    'aria-label': { description: 'Name of the field, if there is no visible label.' },
  },
  render: labeled('Departure'),
});

export const Default = meta.story({
  args: { defaultValue: '09:30' },
  parameters: { chromatic: { states: 'input, button' } },
});

export const Empty = meta.story();

export const NotATime = meta.story({
  name: 'Invalid time',
  args: { defaultText: '25:00' },
});

export const OverMidnight = meta.story({
  name: 'Outside limits across midnight',
  args: { defaultValue: '12:30', min: '22:00', max: '06:00' },
});

export const OffStep = meta.story({
  name: 'Between two steps',
  args: { defaultValue: '09:07', step: 15 },
});

export const Seconds = meta.story({
  args: { defaultValue: '09:30:15', granularity: 'second' },
  render: labeled('Start of the run'),
});

export const Hours = meta.story({
  args: { defaultValue: '15:00', granularity: 'hour' },
  render: labeled('Check-in'),
});

export const TwentyFourHours = meta.story({
  name: '24-hour clock',
  args: { defaultValue: '21:30', hourCycle: 'h23' },
  render: labeled('Night train'),
});

export const States = meta.story({
  name: 'Invalid, read-only and disabled',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: '09:30' },
  render: inEachState(TimeField, 'The 9:30 train is full.'),
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
  render: labeled('Arrival at the house'),
});
