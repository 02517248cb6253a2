import { useRef, type ComponentProps } from 'react';
import { Button, IconButton } from '#src/primitives/button/index.ts';
import { Dialog, Drawer } from '#src/primitives/dialog/index.ts';
import { FormValue } from '#src/primitives/form-value/index.ts';
import { Icon, x } from '#src/primitives/icon/index.ts';
import {
  Menu,
  MenuGroup,
  MenuItem,
  MenuSeparator,
  type MenuGroupProps,
  type MenuItemProps,
  type MenuTriggerProps,
} from '#src/primitives/menu/index.ts';
import { PickerPanel, type PickerPanelProps } from '#src/primitives/picker-panel/index.ts';
import { Popover, type PopoverProps } from '#src/primitives/popover/index.ts';
import { InputGroup, TextInput } from '#src/primitives/text-input/index.ts';
import { createToastQueue, ToastRegion } from '#src/primitives/toast/index.ts';
import { Tooltip, type TooltipProps } from '#src/primitives/tooltip/index.ts';
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

const menuButton = (props: MenuTriggerProps) => <Button {...props}>Actions</Button>;

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
  kind: 'danger',
  action: { label: 'Retry', onAction: () => {} },
});

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
    props: { icon: <Icon shapes={x} />, shortcut: '⌘D', danger: true },
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
  row('Icon', Icon, { slot: 'icon', role: null, props: { shapes: x } }),
  row('VisuallyHidden', VisuallyHidden, {
    slot: 'visually-hidden',
    role: null,
    props: { children: 'New tab' },
  }),
  row('FormValue', FormValue, { slot: 'form-value', role: 'textbox', props: { value: 'a' } }),
];
