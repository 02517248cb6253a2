import { Fragment } from 'react';
import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import {
  Menu,
  MenuGroup,
  MenuItem,
  MenuSeparator,
  type MenuProps,
} from '#src/primitives/menu/index.ts';
import { acted } from '#stories/support/acted.tsx';
import { MenuExample } from '#stories/support/examples/menu-example.tsx';
import { Toolbar } from '#stories/support/examples/several-triggers.tsx';

/** Gives focus to the second item, as a pointer over it does. */
function focusSecondItem(element: HTMLElement) {
  element.querySelectorAll<HTMLElement>('[role="menuitem"]')[1]?.focus();
}

const noTrigger: MenuProps['renderTrigger'] = () => null;

const meta = preview.meta({
  title: 'Primitives/Menu',
  component: Menu,
  tags: ['beta'],
  // The example has a trigger of its own.
  args: { renderTrigger: noTrigger },
  parameters: { controls: { exclude: ['renderTrigger'] } },
});

export const Open = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  args: { open: true },
  // With a key, the control opens and closes the menu, which also closes itself.
  decorators: [
    acted(focusSecondItem),
    (Story, { args }) => (
      <Fragment key={String(args.open)}>
        <Story />
      </Fragment>
    ),
  ],
  render: ({ open, onOpenChange }) => (
    <MenuExample defaultOpen={open} onOpenChange={onOpenChange} />
  ),
});

export const Choice = meta.story({
  name: 'With a choice',
  parameters: { chromatic: { modes: sheetModes } },
  render: ({ onOpenChange }) => (
    <MenuExample label="View options" defaultOpen onOpenChange={onOpenChange}>
      <MenuGroup label="Sort by">
        <MenuItem type="radio" checked>
          Date of departure
        </MenuItem>
        <MenuItem type="radio" checked={false}>
          Title
        </MenuItem>
        <MenuItem type="radio" checked={false}>
          Rating
        </MenuItem>
      </MenuGroup>
      <MenuSeparator />
      <MenuItem checked>Show deleted trips</MenuItem>
      <MenuItem disabled>Print</MenuItem>
    </MenuExample>
  ),
});

export const Closed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ onOpenChange }) => <MenuExample onOpenChange={onOpenChange} />,
});

export const SeveralTriggers = meta.story({
  name: 'Several triggers',
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Toolbar />,
});
