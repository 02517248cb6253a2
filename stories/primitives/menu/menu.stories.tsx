import { widgetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '#src/primitives/menu/index.ts';
import { MenuExample } from '#stories/support/examples/menu-example.tsx';
// oxlint-disable-next-line import/default -- Vite gives the text of the file
import code from '#stories/support/examples/menu-example.tsx?raw';

const meta = preview.meta({
  title: 'Primitives/Menu',
  component: Menu,
  tags: ['beta'],
  // The example has a trigger of its own.
  args: { renderTrigger: () => null },
  parameters: {
    chromatic: { modes: widgetModes },
    controls: { exclude: ['renderTrigger'] },
    docs: { source: { code, language: 'tsx' } },
  },
});

export const Open = meta.story({
  render: ({ onOpenChange }) => <MenuExample defaultOpen onOpenChange={onOpenChange} />,
});

export const Choice = meta.story({
  name: 'With a choice',
  render: ({ onOpenChange }) => (
    <MenuExample defaultOpen onOpenChange={onOpenChange}>
      <MenuGroup label="Sort by">
        <MenuItem kind="radio" checked>
          Date of departure
        </MenuItem>
        <MenuItem kind="radio" checked={false}>
          Title
        </MenuItem>
        <MenuItem kind="radio" checked={false}>
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
  render: ({ onOpenChange }) => <MenuExample onOpenChange={onOpenChange} />,
});
