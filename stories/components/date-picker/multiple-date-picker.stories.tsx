import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { MultipleDatePicker } from '#src/components/date-picker/index.ts';
import { Field } from '#src/components/field/index.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';
import { today } from '#stories/support/trips/trip-world.ts';

const meta = preview.meta({
  title: 'Components/Multiple date picker',
  component: MultipleDatePicker,
  tags: ['beta'],
  args: { today },
  argTypes: {
    'aria-label': { description: 'Name of the field, if there is no visible label.' },
  },
  render: (args) => (
    <Field name="tours" label="Tours">
      <MultipleDatePicker {...args} />
    </Field>
  ),
});

const tours = ['2026-04-17', '2026-04-22', '2026-04-29'];

export const Default = meta.story({ args: { defaultValue: tours } });

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: tours },
  render: inEachState(MultipleDatePicker, 'Choose days of one week.', {
    further: {
      Empty: { defaultValue: [] },
      'Invalid date': { defaultValue: ['2026-04-17'], defaultText: '31 April' },
    },
  }),
});

export const Open = meta.story({
  args: { defaultValue: tours, maxDays: 4, defaultOpen: true },
  parameters: { chromatic: { modes: sheetModes } },
});
