import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { PickerPanel } from '#src/primitives/picker-panel/index.ts';
import { SeatPicker } from '../picker-field/seat-picker.tsx';

const meta = preview.meta({
  title: 'Primitives/Picker panel',
  component: PickerPanel,
  tags: ['beta'],
  parameters: { controls: { disable: true } },
});

export const Open = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  render: () => (
    <Field name="seat" label="Seat">
      <SeatPicker
        defaultValue="14F"
        defaultOpen
        labels={{
          panel: 'Window seats',
          seat: 'Row $1, seat $2',
          clear: 'Clear',
          done: 'Done',
        }}
      />
    </Field>
  ),
});
