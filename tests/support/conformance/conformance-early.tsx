import { useState, type ReactElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { entriesOf } from '../elements.ts';
import { catchErrors, hydrate, mount, serverMarkup, settle } from '../render.tsx';
import type { EarlyInput, InputRow } from '../widget-row.ts';
import type { Row } from './conformance-row.ts';

type Report = (value: unknown, details: { reason: string; event: Event | undefined }) => void;

/** Native control of the markup. */
function controlOf({ control }: EarlyInput): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(control);
  if (!found) throw new Error(`Nothing on the page is ${control}.`);
  return found;
}

/** Sets what a browser would set: through the setters of the elements, not those that React adds. */
function fillIn(early: EarlyInput): void {
  const control = controlOf(early);
  if (early.text === undefined) control.click();
  else Reflect.set(Object.getPrototypeOf(control), 'value', early.text, control);
}

/** Enters a text as a browser does that autofills a field. */
export function enter(input: EarlyInput): void {
  fillIn(input);
  if (input.text === undefined) return;
  for (const type of ['input', 'change']) {
    controlOf(input).dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Form with a control that was used before hydration, and was rendered once more since. */
async function formAfter(node: ReactElement, touch: () => void): Promise<HTMLFormElement> {
  const page = (control: ReactNode) => <form>{control}</form>;
  const holder = document.body.appendChild(document.createElement('div'));
  holder.innerHTML = serverMarkup(page(node));
  touch();
  const { container, rerender } = await hydrate(holder, page(node));
  rerender(page(node));
  await settle();
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
}

/** Tests that nothing is lost that enters the native controls without an event that React handles. */
export function testEarly({ render, input }: Row & { input: InputRow }): void {
  const { name, value, early } = input;
  const filled = { name, defaultValue: value.initial };

  test('reports nothing when it hydrates', async () => {
    const report = vi.fn<Report>();
    const form = await formAfter(render({ ...filled, onValueChange: report }), () => {});
    expect(report).not.toHaveBeenCalled();
    expect(entriesOf(form)).toEqual(value.entries);
  });

  if (!early) return;
  const touch = () => fillIn(early);

  test('keeps what was entered before hydration, and reports it once, without an event', async () => {
    const report = vi.fn<Report>();
    const form = await formAfter(render({ ...filled, onValueChange: report }), touch);
    await vi.waitFor(() => expect(entriesOf(form)).toEqual(value.changedEntries));
    expect(report).toHaveBeenCalledExactlyOnceWith(value.changed, {
      reason: expect.stringMatching(/^[a-z-]+$/),
      event: undefined,
    });
  });

  test('passes what was entered before hydration to a parent that owns the value', async () => {
    const report = vi.fn<Report>();
    function Owner() {
      const [current, setCurrent] = useState<unknown>(value.initial);
      const change: Report = (next, details) => {
        report(next, details);
        setCurrent(next);
      };
      return render({ name, value: current, onValueChange: change });
    }
    const form = await formAfter(<Owner />, touch);
    await vi.waitFor(() => expect(entriesOf(form)).toEqual(value.changedEntries));
    expect(report).toHaveBeenCalledExactlyOnceWith(value.changed, expect.anything());
  });

  test.runIf(early.isValue)('reports the same input again after a reset', async () => {
    const report = vi.fn<Report>();
    const { container } = mount(<form>{render({ ...filled, onValueChange: report })}</form>);
    enter(early);
    container.querySelector('form')?.reset();
    await settle();
    report.mockClear();
    enter(early);
    await settle();
    expect(report).toHaveBeenCalledExactlyOnceWith(value.changed, expect.anything());
  });

  test('submits the value of a parent that refuses what was entered before hydration, and asks it once', async () => {
    const report = vi.fn<Report>();
    const node = render({ name, value: value.initial, onValueChange: report });
    const form = await formAfter(node, touch);
    await vi.waitFor(() => expect(report).toHaveBeenCalled());
    await settle();
    expect(report).toHaveBeenCalledExactlyOnceWith(value.changed, expect.anything());
    expect(entriesOf(form)).toEqual(value.entries);
  });

  test('keeps what was entered before hydration when a handler of the application throws', async () => {
    const errors = catchErrors();
    const fail = () => {
      throw new Error('from the application');
    };
    const form = await formAfter(render({ ...filled, onValueChange: fail }), touch);
    await vi.waitFor(() => expect(entriesOf(form)).toEqual(value.changedEntries));
    expect(errors).toEqual(['from the application']);
  });

  test('cannot be changed before hydration while it is read-only', async () => {
    const report = vi.fn<Report>();
    const node = render({ ...filled, readOnly: true, onValueChange: report });
    const form = await formAfter(node, () => {
      // HTML has read-only texts, but no read-only select, slider, checkbox or radio button.
      if (!controlOf(early).readOnly) touch();
    });
    expect(entriesOf(form)).toEqual(value.entries);
    expect(report).not.toHaveBeenCalled();
  });
}

/** Tests that a form submits what is being typed or was filled in by the browser, although the focus has not left it. */
export function testTyped({ render, slot, input }: Row & { input: InputRow }): void {
  const { name, value, early, typed = early } = input;
  const filled = { name, defaultValue: value.initial };
  const entered = [...new Set([early, typed])].filter((each) => each !== undefined);
  test.each(entered)(
    'submits what was entered in $control before the focus leaves it, and reports it once',
    async (each) => {
      const sent = vi.fn<(entries: Array<[string, string]>) => void>();
      const report = vi.fn<Report>();
      const { container } = mount(
        <form
          onSubmit={(event) => {
            event.preventDefault();
            sent(entriesOf(event.currentTarget));
          }}
        >
          {render({ ...filled, onValueChange: report })}
        </form>,
      );
      controlOf(each).focus();
      await settle();
      enter(each);
      await settle();
      const form = container.querySelector('form') as HTMLFormElement;
      expect(entriesOf(form), 'for scripts that submit without an event').toEqual(
        each === typed && input.commitsOnSubmit ? value.entries : value.changedEntries,
      );
      form.requestSubmit();
      expect(sent).toHaveBeenCalledExactlyOnceWith(value.changedEntries);
      controlOf(each).blur();
      await settle();
      expect(report).toHaveBeenCalledExactlyOnceWith(value.changed, expect.anything());
    },
  );

  if (typed?.text === undefined) return;

  // A select has no text.
  test.skipIf(slot === 'select')(
    'continues with what is being typed while it hydrates',
    async () => {
      const { control, text = '' } = typed;
      const [start, last] = [text.slice(0, -1), text.slice(-1)];
      const form = await formAfter(render(filled), () => {
        controlOf(typed).focus();
        fillIn({ control, text: start });
      });
      expect(controlOf(typed).value).toBe(start);
      expect(document.activeElement).toBe(controlOf(typed));
      await userEvent.keyboard(`{End}${last}`);
      expect(controlOf(typed).value).toBe(text);
      form.addEventListener('submit', (event) => event.preventDefault());
      // The names of countries may still be loading.
      await vi.waitFor(() => {
        form.requestSubmit();
        expect(entriesOf(form)).toEqual(value.changedEntries);
      });
    },
  );

  test.skipIf(typed.isBeside)(
    'shows what its parent sets instead of what is being typed',
    async () => {
      const tree = (shown: unknown) => render({ name, value: shown });
      const { rerender } = mount(tree(value.changed));
      const { value: text } = controlOf(typed);
      rerender(tree(value.initial));
      controlOf(typed).focus();
      enter({ ...typed, text: '9' });
      await settle();
      rerender(tree(value.changed));
      await settle();
      expect(controlOf(typed).value).toBe(text);
    },
  );
}
