import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { entriesOf, partOf, tabStops } from '../elements.ts';
import { catchErrors, hydrate, mount, serverMarkup, settle } from '../render.tsx';
import type { Props } from '../widget-row.ts';
import { byMouse, byScript, formWith, type FormRow, type Report } from './conformance-person.tsx';
import type { Row } from './conformance-row.ts';

/** Tests that the value takes part in a form like that of a native control. */
export function testForm({
  render,
  slot,
  input,
  fullest = {},
}: FormRow & { fullest?: Props }): void {
  const { name, value, empty, change } = input;
  const filled = { name, defaultValue: value.initial };

  test('has its initial value in the form, then what a user selects, which sends nothing', async () => {
    const form = formWith(render(filled));
    const sent = vi.fn<(event: Event) => void>();
    form.addEventListener('submit', sent);
    expect(entriesOf(form)).toEqual(value.entries);
    await change(byMouse);
    await settle();
    expect(entriesOf(form)).toEqual(value.changedEntries);
    expect(sent).not.toHaveBeenCalled();
  });

  test('has no button that sends its form, closed or open, nor in a panel over its days', async () => {
    const form = formWith(render({ name, ...fullest }));
    const sent = vi.fn<(event: Event) => void>();
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent(event);
    });
    const buttons = () => partOf(slot).querySelectorAll<HTMLButtonElement>('button');
    await settle();
    const captions = '[data-slot="calendar-caption-button"], [data-slot="calendar-next"]';
    for (let time = 0; time < 2; time += 1) {
      for (const button of buttons()) expect(button.type, button.outerHTML).toBe('button');
      for (const caption of form.querySelectorAll<HTMLElement>(captions)) caption.click();
      await settle();
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      );
      await settle();
    }
    expect(sent).not.toHaveBeenCalled();
  });

  test('submits nothing without a name', () => {
    expect(entriesOf(formWith(render({ ...filled, name: undefined })))).toEqual([]);
  });

  test('belongs to the form that its form attribute names', () => {
    const { container } = mount(
      <>
        <form id="far" />
        {render({ ...filled, form: 'far' })}
      </>,
    );
    const form = container.querySelector('form');
    expect(form && entriesOf(form)).toEqual(value.entries);
  });

  test('is a valid required control only with a value, and takes focus if it has none', async () => {
    const form = formWith(render({ name, required: true, defaultValue: empty }));
    expect(form.checkValidity()).toBe(false);
    await userEvent.click(form.querySelector('[type="submit"]') ?? form);
    await settle();
    const focused = document.activeElement;
    expect(partOf(slot).contains(focused)).toBe(true);
    expect(
      focused?.closest('[aria-hidden="true"]'),
      'focus is exposed to assistive technology',
    ).toBeNull();
  });

  test('is valid once a user has selected a value', async () => {
    const isPartial = value.entries.some(([, text]) => text === '');
    const first = isPartial ? value.initial : empty;
    const form = formWith(render({ name, required: true, defaultValue: first }));
    expect(form.checkValidity()).toBe(false);
    await change(byMouse);
    await settle();
    expect(form.checkValidity()).toBe(true);
  });

  test('has no button that clears it while it is required, closed or open', async () => {
    formWith(render({ name, ...fullest, clearable: undefined, required: true }));
    await settle();
    const clear = '[data-slot$="-clear"]:not([aria-disabled])';
    expect([...partOf(slot).querySelectorAll(clear)]).toEqual([]);
  });

  const unchangeable = [
    { state: 'disabled', props: { disabled: true }, fieldset: false, entries: [] },
    { state: 'in a disabled fieldset', props: {}, fieldset: true, entries: [] },
    { state: 'nameless in it', props: { name: undefined }, fieldset: true, entries: [] },
    { state: 'read-only', props: { readOnly: true }, fieldset: false, entries: value.entries },
  ];
  test.each(unchangeable)(
    'cannot be changed while $state',
    async ({ props, fieldset, entries }) => {
      const report = vi.fn<Report>();
      const node = render({ ...filled, ...props, required: true, onValueChange: report });
      const form = formWith(fieldset ? <fieldset disabled>{node}</fieldset> : node);
      expect(entriesOf(form)).toEqual(entries);
      if (entries.length === 0) {
        const parts = [partOf(slot), ...partOf(slot).querySelectorAll('*')];
        const usable = ':is(input, select, textarea, button):enabled';
        expect(parts.filter((part) => part.matches(usable))).toEqual([]);
      }
      await change(byScript).catch(() => 'A disabled part may be missing.');
      await userEvent.keyboard('{Enter}');
      await settle();
      expect(report).not.toHaveBeenCalled();
      expect(entriesOf(form)).toEqual(entries);
      if (entries.length === 0) expect(form.checkValidity()).toBe(true);
    },
  );

  test('does not block its form while it is read-only', () => {
    const node = render({ name, defaultValue: empty, required: true, readOnly: true });
    expect(formWith(node).checkValidity()).toBe(true);
  });

  test('has no tab stop in a disabled fieldset, whenever that is disabled, and its own again after', async () => {
    const tree = (disabled: boolean) => (
      <fieldset disabled={disabled}>{render({ ...filled, today: '2026-04-09' })}</fieldset>
    );
    const { rerender } = mount(tree(true));
    await settle();
    expect(tabStops(), 'from the start').toEqual([]);
    rerender(tree(false));
    await settle();
    const stops = tabStops();
    expect(stops, 'after it was enabled').not.toEqual([]);
    rerender(tree(true));
    await settle();
    expect(tabStops(), 'after it was disabled').toEqual([]);
    rerender(tree(false));
    await settle();
    expect(tabStops(), 'after it was enabled again').toEqual(stops);
  });

  test('has one tab stop in each grid of the markup of a server, and after it hydrates', async () => {
    const node = render({ ...filled, today: '2026-04-09' });
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = serverMarkup(node);
    // Without attributes of a state, such as that of a range which begins under the pointer.
    const nameOf = (tag: string) => /aria-label="[^"]*"/.exec(tag)?.[0];
    const stops = () =>
      Array.from(page.querySelectorAll('[role="grid"]'), (grid) => tabStops(grid).map(nameOf));
    const early = stops();
    expect(early.filter(({ length }) => length !== 1)).toEqual([]);
    await hydrate(page, node);
    expect(stops()).toEqual(early);
  });

  test('looks disabled in a disabled fieldset', async () => {
    const looks = () => {
      const { color, backgroundColor, opacity, cursor } = getComputedStyle(partOf(input.control));
      return { color, backgroundColor, opacity, cursor };
    };
    const { rerender } = mount(<fieldset>{render({ ...filled, disabled: true })}</fieldset>);
    await settle();
    const disabled = looks();
    rerender(<fieldset disabled>{render(filled)}</fieldset>);
    await settle();
    expect(looks()).toEqual(disabled);
  });
}

/** Tests that the value may be controlled or uncontrolled, and that a change is reported once. */
export function testValue({ render, input }: FormRow): void {
  const { name, value, empty, change } = input;

  test('reports a change once, value first, with its reason and its event, and so a reset', async () => {
    const report = vi.fn<Report>();
    const filled = { name, defaultValue: value.initial };
    const form = formWith(render({ ...filled, onValueChange: report }));
    expect(report).not.toHaveBeenCalled();
    await change(byMouse);
    await settle();
    expect(report).toHaveBeenCalledExactlyOnceWith(value.changed, {
      reason: expect.stringMatching(/^[a-z-]+$/),
      event: expect.any(Event),
    });
    form.reset();
    await settle();
    expect(entriesOf(form)).toEqual(value.entries);
    expect(report).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenLastCalledWith(value.initial, {
      reason: 'reset',
      event: expect.any(Event),
    });
  });

  test('keeps the change when a handler of the application throws, which the browser reports', async () => {
    const errors = catchErrors();
    const fail = () => {
      throw new Error('from the application');
    };
    const { container } = mount(
      <form>{render({ name, defaultValue: value.initial, onValueChange: fail })}</form>,
    );
    await change(byMouse);
    await settle();
    const form = container.querySelector('form');
    expect(form && entriesOf(form)).toEqual(value.changedEntries);
    expect(errors).toEqual(['from the application']);
  });

  test('keeps a controlled value until the parent changes it', async () => {
    const report = vi.fn<Report>();
    const tree = (shown: unknown) => (
      <form>{render({ name, value: shown, onValueChange: report })}</form>
    );
    const { container, rerender } = mount(tree(value.initial));
    const form = container.querySelector('form') ?? document.createElement('form');
    await change(byMouse);
    await settle();
    expect(report).toHaveBeenCalledOnce();
    expect(entriesOf(form)).toEqual(value.entries);
    rerender(tree(value.changed));
    expect(entriesOf(form)).toEqual(value.changedEntries);
    expect(report).toHaveBeenCalledOnce();
  });

  test('is controlled when the value is empty', async () => {
    const { container } = mount(<form>{render({ name, value: empty })}</form>);
    const form = container.querySelector('form') ?? document.createElement('form');
    await change(byMouse);
    await settle();
    expect(entriesOf(form).filter(([, text]) => text !== '')).toEqual([]);
  });

  test('ignores a later change of the default value', () => {
    const tree = (first: unknown) => <form>{render({ name, defaultValue: first })}</form>;
    const { container, rerender } = mount(tree(value.initial));
    const form = container.querySelector('form') ?? document.createElement('form');
    rerender(tree(value.changed));
    expect(entriesOf(form)).toEqual(value.entries);
  });
}

/** Tests that components that only display or navigate submit nothing, even with a name. */
export function testNoForm({ render }: Row): void {
  test('does not take part in a form', () => {
    expect(entriesOf(formWith(render({ name: 'guest' })))).toEqual([]);
  });
}
