import { Activity, type ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { DatePicker } from '#src/components/date-picker/index.ts';
import type { OpenChangeDetails } from '#src/core/panel/use-open.ts';
import { Dialog } from '#src/primitives/dialog/index.ts';
import { Menu, MenuItem } from '#src/primitives/menu/index.ts';
import { Popover, type TriggerProps } from '#src/primitives/popover/index.ts';
import { Tooltip } from '#src/primitives/tooltip/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { openOnce } from '#tests/support/open-once.tsx';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
beforeAll(async () => {
  await openOnce(<DatePicker aria-label="A" defaultOpen />);
  const { unmount } = mount(<CountrySelect aria-label="A" defaultOpen />);
  await vi.waitFor(() => partOf('country-select-menu'));
  unmount();
});

const changes: string[] = [];
const onOpenChange = (open: boolean, { reason }: OpenChangeDetails) =>
  void changes.push(`${open} ${reason}`);
const renderTrigger = (props: TriggerProps) => <button {...props}>Open</button>;

const open = { defaultOpen: true, onOpenChange };

/** Layers that mount open. */
const inner: Record<string, () => ReactNode> = {
  DatePicker: () => <DatePicker aria-label="A" {...open} />,
  CountrySelect: () => <CountrySelect aria-label="A" {...open} />,
  Popover: () => <Popover renderTrigger={renderTrigger} {...open} />,
  Menu: () => (
    <Menu renderTrigger={renderTrigger} {...open}>
      <MenuItem>Rename</MenuItem>
    </Menu>
  ),
  Dialog: () => <Dialog heading="Sure?" {...open} />,
  Tooltip: () => <Tooltip renderTrigger={(props) => <button {...props}>B</button>} {...open} />,
};

/** Their values of `data-slot`. */
const slots: Record<string, string> = {
  DatePicker: 'date-picker-panel',
  CountrySelect: 'country-select-menu',
  Popover: 'popover',
  Menu: 'menu',
  Dialog: 'dialog',
  Tooltip: 'tooltip',
};

/** Layers around them. */
const outer: Record<string, (children: ReactNode) => ReactNode> = {
  Dialog: (children) => (
    <Dialog heading="Edit" data-slot="outer" {...open}>
      {children}
    </Dialog>
  ),
  Popover: (children) => (
    <Popover role="dialog" data-slot="outer" renderTrigger={renderTrigger} {...open}>
      {children}
    </Popover>
  ),
};

/** Whether a layer is shown above everything else, also above the one around it. */
function isOnTop(slot: string): boolean {
  const layer = partOf(slot).closest<HTMLElement>('[popover], dialog') as HTMLElement;
  const { left, top, width, height } = layer.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return width > 0 && layer.contains(hit);
}

const pairs = Object.keys(outer).flatMap((around) =>
  Object.keys(inner).map((inside) => [inside, around] as const),
);

beforeEach(() => {
  changes.length = 0;
});

const both = (inside: string, around: string) => outer[around]?.(inner[inside]?.());

test.each(pairs)('a %s and a %s around it mount open: it is above', async (inside, around) => {
  mount(both(inside, around));
  await settle();
  expect(changes).toEqual([]);
  expect(isOnTop(slots[inside] ?? '')).toBe(true);
});

test.each(pairs)(
  'a %s and a %s around it return from a hidden <Activity>',
  async (inside, around) => {
    const within = (mode: 'hidden' | 'visible') => (
      <Activity mode={mode}>{both(inside, around)}</Activity>
    );
    const { rerender } = mount(within('visible'));
    await settle();
    rerender(within('hidden'));
    await settle();
    expect(document.querySelector(':popover-open, :modal')).toBeNull();
    rerender(within('visible'));
    await settle();
    expect(changes).toEqual([]);
    expect(isOnTop(slots[inside] ?? '')).toBe(true);
  },
);

test('the calendar of a picker that mounts open with the dialog around it has the focus', async () => {
  mount(both('DatePicker', 'Dialog'));
  await settle();
  expect(partOf('date-picker-panel').contains(document.activeElement)).toBe(true);
});
