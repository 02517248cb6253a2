import { useRef, type ComponentProps } from 'react';
import { Button, IconButton, LinkButton } from '#src/primitives/button/index.ts';
import { Callout } from '#src/primitives/callout/index.ts';
import { Card } from '#src/primitives/card/index.ts';
import { Checkbox } from '#src/primitives/checkbox/index.ts';
import { Chip, ChipRemove } from '#src/primitives/chip/index.ts';
import { Choice } from '#src/primitives/choice/index.ts';
import { Dialog, Drawer } from '#src/primitives/dialog/index.ts';
import { EmptyState } from '#src/primitives/empty-state/index.ts';
import { FormValue } from '#src/primitives/form-value/index.ts';
import { Icon, x } from '#src/primitives/icon/index.ts';
import {
  Menu,
  MenuGroup,
  MenuItem,
  MenuSeparator,
  type MenuGroupProps,
  type MenuItemProps,
} from '#src/primitives/menu/index.ts';
import { Meter } from '#src/primitives/meter/index.ts';
import { Popover, type PopoverProps, type TriggerProps } from '#src/primitives/popover/index.ts';
import { Radio, RadioGroup, type RadioProps } from '#src/primitives/radio-group/index.ts';
import { Select } from '#src/primitives/select/index.ts';
import { Skeleton } from '#src/primitives/skeleton/index.ts';
import { Spinner } from '#src/primitives/spinner/index.ts';
import { Switch } from '#src/primitives/switch/index.ts';
import { InputGroup, TextInput } from '#src/primitives/text-input/index.ts';
import { Textarea } from '#src/primitives/textarea/index.ts';
import { createToastQueue, ToastRegion } from '#src/primitives/toast/index.ts';
import { Tooltip, type TooltipProps } from '#src/primitives/tooltip/index.ts';
import { VisuallyHidden } from '#src/primitives/visually-hidden/index.ts';
import { pickerPanelRows } from './conformance-picker-panel.tsx';
import { row, type Row } from './conformance-row.ts';

function PopoverOnButton(props: PopoverProps) {
  return (
    <Popover
      defaultOpen
      {...props}
      renderTrigger={(trigger) => <button {...trigger}>Details</button>}
    />
  );
}

function RadioInGroup(props: RadioProps) {
  return (
    <RadioGroup aria-label="Seat">
      <Radio {...props} />
    </RadioGroup>
  );
}

const menuButton = (props: TriggerProps) => <Button {...props}>Actions</Button>;

function ItemInMenu(props: MenuItemProps) {
  return (
    <Menu renderTrigger={menuButton} defaultOpen>
      <MenuItem {...props}>Duplicate</MenuItem>
    </Menu>
  );
}

function GroupInMenu(props: Omit<MenuGroupProps, 'label'>) {
  return (
    <Menu renderTrigger={menuButton} defaultOpen>
      <MenuGroup {...props} label="Trip">
        <MenuItem>Duplicate</MenuItem>
      </MenuGroup>
    </Menu>
  );
}

function SeparatorInMenu(props: ComponentProps<'hr'>) {
  return (
    <Menu renderTrigger={menuButton} defaultOpen>
      <MenuItem>Duplicate</MenuItem>
      <MenuSeparator {...props} />
      <MenuItem>Delete</MenuItem>
    </Menu>
  );
}

function TooltipOfButton(props: Omit<TooltipProps, 'anchor'>) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchor}>Share</Button>
      <Tooltip {...props} anchor={anchor} />
    </>
  );
}

const toasts = createToastQueue();
toasts.add({
  message: 'Not saved',
  tone: 'danger',
  action: { label: 'Retry', onAction: () => {} },
});

/** How each primitive is mounted; a test fails if one has no row. */
export const primitiveRows: readonly Row[] = [
  row('Button', Button, { slot: 'button', role: 'button', props: { children: 'Save' } }),
  row('IconButton', IconButton, {
    slot: 'icon-button',
    role: 'button',
    props: { label: 'Close', children: <Icon icon={x} /> },
  }),
  row('LinkButton', LinkButton, {
    slot: 'link-button',
    role: 'link',
    props: { href: '#trips', children: 'All trips' },
  }),
  row('Spinner', Spinner, { slot: 'spinner', role: null, props: {} }),
  row('Callout', Callout, {
    slot: 'callout',
    role: null,
    props: {
      heading: 'Saved',
      children: 'The order is on its way.',
      actions: <Button>Undo</Button>,
    },
  }),
  row('Chip', Chip, { slot: 'chip', role: null, props: { children: 'Hiking' } }),
  row('ChipRemove', ChipRemove, {
    slot: 'chip-remove',
    role: 'button',
    props: { label: 'Remove Hiking' },
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
  ...pickerPanelRows,
  row('Meter', Meter, { slot: 'meter', role: 'meter', props: { label: 'Storage', value: 65 } }),
  row('Dialog', Dialog, {
    slot: 'dialog',
    role: 'dialog',
    props: {
      defaultOpen: true,
      heading: 'Delete this trip?',
      description: 'This cannot be undone.',
      actions: <Button>Keep it</Button>,
    },
  }),
  row('Drawer', Drawer, {
    slot: 'drawer',
    role: 'dialog',
    props: { defaultOpen: true, heading: 'Filters', children: 'No filters' },
  }),
  row('Menu', Menu, {
    slot: 'menu',
    role: 'menu',
    props: {
      defaultOpen: true,
      renderTrigger: menuButton,
      children: <MenuItem>Duplicate</MenuItem>,
    },
  }),
  row('MenuItem', ItemInMenu, {
    slot: 'menu-item',
    role: 'menuitem',
    props: { icon: <Icon icon={x} />, shortcut: '⌘D', tone: 'danger' },
  }),
  row('MenuGroup', GroupInMenu, { slot: 'menu-group', role: 'group', props: {} }),
  row('MenuSeparator', SeparatorInMenu, { slot: 'menu-separator', role: 'separator', props: {} }),
  row('ToastRegion', ToastRegion, {
    slot: 'toast-region',
    role: 'region',
    props: { queue: toasts },
  }),
  row('Tooltip', TooltipOfButton, {
    slot: 'tooltip',
    role: 'tooltip',
    props: { defaultOpen: true, children: 'Copies the link' },
  }),
  row('Icon', Icon, { slot: 'icon', role: null, props: { icon: x } }),
  row('Skeleton', Skeleton, { slot: 'skeleton', role: null, props: { width: '60%' } }),
  row('EmptyState', EmptyState, {
    slot: 'empty-state',
    role: null,
    props: {
      illustration: 'no-results',
      heading: <h2>No matching trips</h2>,
      children: 'Remove a filter.',
      actions: <Button>Clear filters</Button>,
    },
  }),
  row('VisuallyHidden', VisuallyHidden, {
    slot: 'visually-hidden',
    role: null,
    props: { children: 'New tab' },
  }),
  row('Choice', Choice, {
    slot: 'choice',
    role: 'checkbox',
    props: { 'data-slot': 'choice', type: 'checkbox', 'aria-label': 'Breakfast' },
  }),
  row('Checkbox', Checkbox, {
    slot: 'checkbox',
    role: 'checkbox',
    props: { 'aria-label': 'Breakfast' },
  }),
  row('Switch', Switch, {
    slot: 'switch',
    role: 'switch',
    props: { children: 'Reminder', description: 'A day before' },
  }),
  row('RadioGroup', RadioGroup, {
    slot: 'radio-group',
    role: 'radiogroup',
    props: { 'aria-label': 'Seat', children: <Radio value="window">Window</Radio> },
  }),
  row('Radio', RadioInGroup, {
    slot: 'radio',
    role: 'radio',
    props: { value: 'aisle', children: 'Aisle' },
  }),
  row('Select', Select, {
    slot: 'select',
    role: 'combobox',
    props: { 'aria-label': 'Guests', children: <option>2 adults</option> },
  }),
  row('Textarea', Textarea, { slot: 'textarea', role: 'textbox', props: { 'aria-label': 'Note' } }),
  row('Card', Card, { slot: 'card', role: null, props: { children: 'Lisbon' } }),
  row('FormValue', FormValue, { slot: 'form-value', role: 'textbox', props: { value: 'a' } }),
];
