import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Clicks the button that opens the panel of the only picker on the page. */
export const openPanel = () =>
  userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));

/** Returns a day of an open panel by its name. */
export const day = (name: RegExp) => screen.findByRole('gridcell', { name });

/** Returns the line below the only picker on the page. */
export const message = () => document.querySelector<HTMLElement>('[data-slot$="-message"]');

/** Waits until the line below the picker has a text. */
export const says = (text: string | RegExp) =>
  waitFor(() => expect(message()).toHaveTextContent(text));

/** Returns the details of a change, with any event of a type. */
export const details = (reason: string, event: new (type: string) => Event = Event) => ({
  reason,
  event: expect.any(event),
});

/** Returns the cell of a day, `2026-04-09`, in its own month, or of a period, `2026-W15`. */
export const cell = (value: string) => {
  const found = document.querySelector<HTMLElement>(
    `[data-day="${value}"]:not([data-outside]), [data-period="${value}"]`,
  );
  if (!found) throw new Error(`${value} is not in sight.`);
  return found;
};

/** Returns where a cell is, for a pointer. */
export const at = (value: string) => {
  const { left, top, width, height } = cell(value).getBoundingClientRect();
  return {
    target: cell(value),
    coords: { clientX: left + width / 2, clientY: top + height / 2 },
  };
};

/** Drags from a cell over others; the last one is where the pointer is released. */
export const drag = async (
  pointer: 'MouseLeft' | 'TouchA',
  from: string,
  ...over: readonly string[]
) => {
  const pointerName = pointer === 'TouchA' ? { pointerName: 'TouchA' } : {};
  await userEvent.pointer([
    { keys: `[${pointer}>]`, ...at(from) },
    ...over.map((value) => ({ ...pointerName, ...at(value) })),
    { keys: `[/${pointer}]`, ...at(over.at(-1) ?? from) },
  ]);
};
