import { useRef } from 'react';
import { Button, IconButton } from '#src/primitives/button/index.ts';
import { EmptyState } from '#src/primitives/empty-state/index.ts';
import { FormValue } from '#src/primitives/form-value/index.ts';
import { Icon, x } from '#src/primitives/icon/index.ts';
import { PickerPanel, type PickerPanelProps } from '#src/primitives/picker-panel/index.ts';
import { Popover, type PopoverProps } from '#src/primitives/popover/index.ts';
import { Skeleton } from '#src/primitives/skeleton/index.ts';
import { InputGroup, TextInput } from '#src/primitives/text-input/index.ts';
import { VisuallyHidden } from '#src/primitives/visually-hidden/index.ts';
import { row, type Row } from './conformance-row.ts';

function PopoverOnButton(props: Omit<PopoverProps, 'anchor' | 'onClose'>) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={anchor}>Details</button>
      <Popover {...props} anchor={anchor} onClose={() => {}} />
    </>
  );
}

function PanelOfField(
  props: Omit<PickerPanelProps, 'anchor' | 'label' | 'initialFocus' | 'onClose'>,
) {
  const anchor = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={anchor} aria-label="Room" />
      <PickerPanel
        {...props}
        label="Choose a room"
        initialFocus="button"
        anchor={anchor}
        onClose={() => {}}
      />
    </>
  );
}

/** How each primitive is mounted; a test fails where one has no row. */
export const primitiveRows: readonly Row[] = [
  row('Button', Button, { slot: 'button', role: 'button', props: { children: 'Save' } }),
  row('IconButton', IconButton, {
    slot: 'icon-button',
    role: 'button',
    props: { label: 'Close', children: <Icon shapes={x} /> },
  }),
  row('TextInput', TextInput, {
    slot: 'text-input',
    role: 'textbox',
    props: { 'aria-label': 'Name' },
  }),
  row('InputGroup', InputGroup, {
    slot: 'input-group',
    role: null,
    props: { children: <TextInput aria-label="Name" /> },
  }),
  row('Popover', PopoverOnButton, {
    slot: 'popover',
    role: 'dialog',
    props: { role: 'dialog', 'aria-label': 'Details', children: 'Opened yesterday' },
  }),
  row('PickerPanel', PanelOfField, {
    slot: 'picker-panel',
    role: 'dialog',
    props: { children: <Button>Oak Room</Button> },
  }),
  row('Icon', Icon, { slot: 'icon', role: null, props: { shapes: x } }),
  row('Skeleton', Skeleton, { slot: 'skeleton', role: null, props: { width: '60%' } }),
  row('EmptyState', EmptyState, {
    slot: 'empty-state',
    role: null,
    props: {
      picture: 'no-results',
      heading: <h2>No trip matches</h2>,
      children: 'Remove a filter.',
      actions: <Button>Clear filters</Button>,
    },
  }),
  row('VisuallyHidden', VisuallyHidden, {
    slot: 'visually-hidden',
    role: null,
    props: { children: 'New tab' },
  }),
  row('FormValue', FormValue, { slot: 'form-value', role: 'textbox', props: { value: 'a' } }),
];
