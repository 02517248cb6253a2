import { useRef, type ComponentProps } from 'react';
import { Button } from '#src/primitives/button/index.ts';
import { clock, Icon } from '#src/primitives/icon/index.ts';
import {
  PickerButton,
  PickerButtons,
  PickerFrame,
  PickerInput,
  PickerMessage,
  PickerMessageAction,
  TypedInput,
  type TypedInputProps,
} from '#src/primitives/picker-field/index.ts';
import {
  PickerPanel,
  PickerPanelFooter,
  type PickerPanelProps,
} from '#src/primitives/picker-panel/index.ts';
import {
  ListPopover,
  PopoverPanel,
  type ListPopoverProps,
  type PopoverPanelProps,
} from '#src/primitives/popover/index.ts';
import { row, type Row } from './conformance-row.ts';

const ignore = () => {};

const buttons = {
  clearLabel: 'Clear',
  openLabel: 'Show times',
  icon: <Icon icon={clock} />,
  filled: false,
  onClear: ignore,
};

function FrameOfField(props: ComponentProps<'div'>) {
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <PickerFrame
      {...props}
      slot="departure"
      state={{ disabled: false, readOnly: false, invalid: false, open: false }}
      anchor={anchor}
      buttons={buttons}
      values={[['departure', '09:30']]}
      message={{ type: 'echo', children: '9:30 AM' }}
      panel={null}
    >
      <FieldOfText />
    </PickerFrame>
  );
}

function FieldOfText(props: Partial<TypedInputProps>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <TypedInput
      aria-label="Departure"
      ref={input}
      {...props}
      typed={{ text: '9:30', type: ignore, visit: ignore }}
      onCommit={ignore}
    />
  );
}

function PanelOfField(
  props: Omit<PickerPanelProps, 'anchor' | 'label' | 'initialFocus' | 'open' | 'onOpenChange'>,
) {
  const anchor = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <input ref={anchor} aria-label="Room" />
      <PickerPanel
        {...props}
        label="Choose a room"
        initialFocus={button}
        anchor={anchor}
        open
        onOpenChange={ignore}
      >
        <Button ref={button}>Oak Room</Button>
      </PickerPanel>
    </>
  );
}

function PanelOnButton(props: Omit<PopoverPanelProps, 'anchor' | 'onClose'>) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={anchor}>Details</button>
      <PopoverPanel {...props} anchor={anchor} onClose={() => {}} />
    </>
  );
}

function ListPopoverBelowField(props: Omit<ListPopoverProps, 'anchor' | 'onClose'>) {
  const anchor = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={anchor} aria-label="Room" />
      <ListPopover {...props} anchor={anchor} onClose={() => {}} />
    </>
  );
}

/** How the parts of a picker's field, the panels below a field and their footer are mounted. */
export const pickerPanelRows: readonly Row[] = [
  row('PickerButton', PickerButton, {
    slot: 'picker-button',
    role: 'button',
    props: { label: 'Show times', children: <Icon icon={clock} /> },
  }),
  row('PickerButtons', PickerButtons, {
    slot: 'departure-trigger',
    role: 'button',
    props: { ...buttons, slot: 'departure', open: false },
  }),
  row('PickerFrame', FrameOfField, { slot: 'departure', role: null, props: {} }),
  row('PickerInput', PickerInput, {
    slot: 'picker-input',
    role: 'textbox',
    props: { 'aria-label': 'Departure' },
  }),
  row('TypedInput', FieldOfText, {
    slot: 'typed-input',
    role: 'textbox',
    props: {},
  }),
  row('PickerMessage', PickerMessage, {
    slot: 'picker-message',
    role: null,
    props: { type: 'echo', children: '9:30 AM' },
  }),
  row('PickerMessageAction', PickerMessageAction, {
    slot: 'picker-message-action',
    role: 'button',
    props: { children: 'Swap the dates' },
  }),
  row('PopoverPanel', PanelOnButton, {
    slot: 'popover',
    role: 'dialog',
    props: { role: 'dialog', 'aria-label': 'Details', children: 'Opened yesterday' },
  }),
  row('ListPopover', ListPopoverBelowField, {
    slot: 'popover',
    role: 'dialog',
    props: { role: 'dialog', 'aria-label': 'Suggestions', children: 'Opened yesterday' },
  }),
  row('PickerPanel', PanelOfField, {
    slot: 'picker-panel',
    role: 'dialog',
    props: {},
  }),
  row('PickerPanelFooter', PickerPanelFooter, {
    slot: 'picker-panel-footer',
    role: null,
    props: {
      clearLabel: 'Clear',
      doneLabel: 'Done',
      filled: true,
      onClear: ignore,
      onDone: ignore,
    },
  }),
];
