import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, settle } from '../render.tsx';
import {
  enterAll,
  fieldAt,
  fields,
  isOpen,
  leaveFor,
  press,
  textsNow,
  type ParsingRow,
} from './conformance-parsed.tsx';

const clear = '[data-slot$="-clear"]';

/** Tests what all fields do with a text, and that keys and buttons open, close and empty them. */
export function testTypedField({ render, input: { empty, parsed } }: ParsingRow): void {
  const { texts, value, limits } = parsed;
  const nothing = texts.map(() => '');
  const keyPairs = [
    ['{Alt>}{ArrowDown}{/Alt}', '{Escape}'],
    ['{F4}', '{F4}'],
    ['{F4}', '{Alt>}{ArrowUp}{/Alt}'],
  ] as const;

  // The first text of a range is committed when the second one is typed.
  test.skipIf(texts.length > 1).each(['', '{Enter}'])(
    'says in full what is typed, and writes and reports it only when it is left, or before that with "%s"',
    async (key) => {
      const written = mount(render({ defaultValue: value }));
      const formatted = textsNow();
      written.unmount();
      const changed = vi.fn();
      mount(
        <>
          {render({ onValueChange: changed })}
          <button id="elsewhere">Elsewhere</button>
        </>,
      );
      // A phone would correct "apr".
      expect(fields().map((field) => field.getAttribute('autocorrect'))).toEqual(['off']);
      enterAll(texts);
      await expect.poll(() => document.querySelector('[data-type=echo]')?.textContent).toBeTruthy();
      expect(textsNow()).toEqual(texts);
      expect(changed).not.toHaveBeenCalled();
      if (key) await userEvent.keyboard(key);
      else await leaveFor('elsewhere');
      expect(textsNow()).toEqual(formatted);
      await leaveFor('elsewhere');
      expect(changed).toHaveBeenCalledExactlyOnceWith(value, {
        reason: 'type',
        event: expect.any(key ? KeyboardEvent : FocusEvent),
      });
    },
  );

  test.skipIf(texts.length > 1)(
    'says that its text is unreadable, to the browser, too, only once it is left',
    async () => {
      const changed = vi.fn();
      mount(
        <>
          {render({ onValueChange: changed })}
          <button id="elsewhere">Elsewhere</button>
        </>,
      );
      enterAll(['no date']);
      await settle();
      expect(fieldAt(0).ariaInvalid).not.toBe('true');
      await leaveFor('elsewhere');
      expect(fieldAt(0).ariaInvalid).toBe('true');
      const message = document.querySelector('[data-type=error]')?.textContent?.trim();
      expect(message).toBeTruthy();
      expect(fieldAt(0).validationMessage).toBe(message);
      const reasons = changed.mock.calls.map(([next, { reason }]) => [next, reason] as unknown);
      expect(reasons).toEqual([[Array.isArray(value) ? [] : '', 'invalid-text']]);
    },
  );

  test('blocks its form, and says why, while its text is outside of the limits', async () => {
    const { container } = mount(
      <form>
        {render(limits)}
        <button type="button" id="elsewhere">
          Elsewhere
        </button>
      </form>,
    );
    const form = container.querySelector('form') ?? document.createElement('form');
    enterAll(texts);
    await leaveFor('elsewhere');
    expect(form.checkValidity()).toBe(false);
    const invalid = fields().filter(({ ariaInvalid }) => ariaInvalid === 'true');
    expect(invalid.map(({ validationMessage }) => validationMessage)).toContain(
      document.querySelector('[data-type=error]')?.textContent?.trim(),
    );
    for (const field of fields()) await userEvent.clear(field);
    await leaveFor('elsewhere');
    expect(form.checkValidity()).toBe(true);
    enterAll(texts.map(() => 'no date'));
    await settle();
    expect(form.checkValidity(), 'while it is typed').toBe(false);
  });

  test('is emptied by a button, which disappears, and its field has focus', async () => {
    const changed = vi.fn();
    mount(render({ defaultValue: value, onValueChange: changed }));
    await press(clear);
    expect(textsNow()).toEqual(nothing);
    expect(document.activeElement).toBe(fieldAt(0));
    expect(document.querySelector(clear)).toBeNull();
    expect(changed).toHaveBeenCalledExactlyOnceWith(empty, {
      reason: 'clear',
      event: expect.any(Event),
    });
  });

  test.each(keyPairs)('opens with %s in its field, and closes with %s', async (open, close) => {
    const changed = vi.fn();
    mount(render({ onValueChange: changed }));
    fieldAt(0).focus();
    await userEvent.keyboard(open);
    await settle();
    expect(isOpen()).toBe(true);
    await userEvent.keyboard(close);
    await settle();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(fieldAt(0));
    expect(changed).not.toHaveBeenCalled();
  });

  test('has no button while it is read-only, and no key opens it, nor does its end', async () => {
    const { rerender } = mount(render({ defaultValue: value, readOnly: true }));
    const written = textsNow();
    fieldAt(0).focus();
    await userEvent.keyboard('{ArrowUp}{F4}{Alt>}{ArrowDown}{/Alt}');
    await settle();
    expect(textsNow()).toEqual(written);
    expect(document.querySelector('button')).toBeNull();
    expect(isOpen()).toBe(false);
    rerender(render({ defaultValue: value }));
    await settle();
    expect(document.querySelector('button')).not.toBeNull();
    expect(isOpen()).toBe(false);
  });
}
