import { widgetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { clock, Icon } from '#src/primitives/icon/index.ts';
import { PickerButton, PickerInput, PickerMessage } from '#src/primitives/picker-field/index.ts';
import { InputGroup } from '#src/primitives/text-input/index.ts';

const meta = preview.meta({
  title: 'Primitives/Picker field',
  component: PickerMessage,
  tags: ['beta'],
  parameters: { chromatic: { modes: widgetModes } },
  argTypes: { children: { control: false } },
});

export const Default = meta.story({
  args: { kind: 'echo', children: '9:30 AM' },
  render: (args) => (
    <div>
      <InputGroup>
        <PickerInput aria-label="Departure" defaultValue="930" />
        <PickerButton label="Show times">
          <Icon shapes={clock} />
        </PickerButton>
      </InputGroup>
      <PickerMessage {...args} />
    </div>
  ),
});

export const Invalid = meta.story({
  args: { kind: 'error', children: 'There is no hour 25' },
  render: (args) => (
    <div data-invalid="">
      <InputGroup invalid>
        <PickerInput aria-label="Departure" defaultValue="25:00" invalid />
        <PickerButton label="Show times">
          <Icon shapes={clock} />
        </PickerButton>
      </InputGroup>
      <PickerMessage {...args} />
    </div>
  ),
});

export const Expanded = meta.story({
  name: 'With its panel open',
  args: { kind: 'hint', hint: 'Or in words: noon' },
  render: (args) => (
    <div>
      <InputGroup>
        <PickerInput aria-label="Departure" />
        <PickerButton label="Show times" aria-expanded>
          <Icon shapes={clock} />
        </PickerButton>
      </InputGroup>
      <PickerMessage {...args} />
    </div>
  ),
});
