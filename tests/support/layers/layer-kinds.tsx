import { useRef, useState, type ReactNode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { ColorInput, CountrySelect, DatePicker, TagInput, TimeField } from '#src/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { Dialog, Drawer } from '#src/primitives/dialog/index.ts';
import { Menu, MenuItem } from '#src/primitives/menu/index.ts';
import { PickerPanel } from '#src/primitives/picker-panel/index.ts';
import { Popover, type TriggerProps } from '#src/primitives/popover/index.ts';
import { Select } from '#src/primitives/select/index.ts';
import { createToastQueue, ToastRegion } from '#src/primitives/toast/index.ts';
import { Tooltip } from '#src/primitives/tooltip/index.ts';

/** Kind of layer in the table of pairs. */
export interface LayerKind {
  /** Renders what opens the layer, and the layer. */
  Part: (props: { children?: ReactNode }) => ReactNode;
  /** CSS selector, inside of the part, of what has focus before the layer opens. Default: a button. */
  opener?: string;
  /** Opens the layer from its opener, which has focus. Default: Enter. */
  open?: () => Promise<void>;
  /** Whether a press beside it leaves it open. */
  stays?: boolean;
}

const press = (keys: string) => () => userEvent.keyboard(keys);

const openButton = (trigger: TriggerProps) => <Button {...trigger}>Open</Button>;

function DialogPart({ children }: { children?: ReactNode }) {
  return (
    <Dialog heading="Trip" renderTrigger={openButton}>
      {children}
    </Dialog>
  );
}

function DrawerPart({ children }: { children?: ReactNode }) {
  return (
    <Drawer heading="Trips" renderTrigger={openButton}>
      {children}
    </Drawer>
  );
}

function PopoverPart({ children }: { children?: ReactNode }) {
  return (
    <Popover role="dialog" aria-label="Guests" renderTrigger={openButton}>
      <p>Two adults</p>
      {children}
    </Popover>
  );
}

function PanelPart({ children }: { children?: ReactNode }) {
  const anchor = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div ref={anchor}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <PickerPanel
        label="Rooms"
        initialFocus={room}
        anchor={anchor}
        open={open}
        onOpenChange={setOpen}
      >
        <Button ref={room}>Oak</Button>
        {children}
      </PickerPanel>
    </div>
  );
}

function NativeDialogPart({ children }: { children?: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>Open</Button>
      <dialog ref={dialog}>
        <button type="button">First</button>
        {children}
      </dialog>
    </>
  );
}

function MenuPart() {
  return (
    <Menu renderTrigger={openButton}>
      <MenuItem>Edit</MenuItem>
    </Menu>
  );
}

function TooltipPart() {
  return (
    <Tooltip delay={0} renderTrigger={(trigger) => <Button {...trigger}>Open</Button>}>
      Explains
    </Tooltip>
  );
}

function ToastPart() {
  const [queue] = useState(createToastQueue);
  const undo = { label: 'Undo', onAction: () => {} };
  return (
    <>
      <Button onClick={() => queue.add({ message: 'Deleted', action: undo, duration: null })}>
        Open
      </Button>
      <ToastRegion queue={queue} />
    </>
  );
}

const arrow = press('{Alt>}{ArrowDown}{/Alt}');
const input = 'input:not([type="hidden"])';

/** Layers that other layers can be opened from. */
export const outerKinds: Readonly<Record<string, LayerKind>> = {
  dialog: { Part: DialogPart },
  popover: { Part: PopoverPart },
  'picker panel': { Part: PanelPart },
  'native dialog': { Part: NativeDialogPart, stays: true },
};

/** One layer of each kind: pickers of dates, times and periods share their panel. */
export const innerKinds: Readonly<Record<string, LayerKind>> = {
  ...outerKinds,
  drawer: { Part: DrawerPart },
  menu: { Part: MenuPart },
  tooltip: { Part: TooltipPart, open: async () => {}, stays: true },
  'date picker': { Part: () => <DatePicker aria-label="Date" />, opener: input, open: arrow },
  'list of times': { Part: () => <TimeField aria-label="Time" />, opener: input, open: arrow },
  color: { Part: () => <ColorInput aria-label="Color" />, opener: 'button' },
  country: {
    Part: () => <CountrySelect aria-label="Country" />,
    opener: input,
    open: press('{ArrowDown}'),
  },
  suggestions: {
    Part: () => <TagInput aria-label="Topics" suggestions={['tea', 'team']} />,
    opener: input,
    open: press('{ArrowDown}'),
  },
  select: {
    Part: () => (
      <Select aria-label="Sort">
        <option>Name</option>
        <option>Date</option>
      </Select>
    ),
    opener: 'select',
    open: press(' '),
    stays: true,
  },
  toast: { Part: ToastPart, open: press('{Enter}{F6}{Tab}'), stays: true },
};

/** Clicks the button with a name, as a user does. */
export function clickButton(name: string): Promise<void> {
  return userEvent.click(page.getByRole('button', { name, exact: true }));
}

/** Button with a popover that has its name, written as the docs show it. */
export function OwnPopover({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <Popover
      role="dialog"
      aria-label={name}
      renderTrigger={(trigger) => <button {...trigger}>{name}</button>}
    >
      {children}
    </Popover>
  );
}
