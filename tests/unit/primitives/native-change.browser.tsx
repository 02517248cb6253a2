import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox } from '#src/primitives/checkbox/index.ts';
import { FormValue } from '#src/primitives/form-value/index.ts';
import { Radio, RadioGroup } from '#src/primitives/radio-group/index.ts';
import { Select } from '#src/primitives/select/index.ts';
import { entriesOf, partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const report = vi.fn<(value: unknown, details: { reason: string; event: unknown }) => void>();
const reported = () => report.mock.calls.map(([value, { reason }]) => [value, reason]);

function formOf(node: ReactNode): HTMLFormElement {
  report.mockClear();
  const form = mount(<form>{node}</form>).container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
}

test('a checkbox that was read-only while it was clicked reports the next click', async () => {
  report.mockClear();
  const tree = (readOnly: boolean) => <Checkbox readOnly={readOnly} onCheckedChange={report} />;
  const { rerender } = mount(tree(true));
  await userEvent.click(partOf('checkbox'));
  expect(report).not.toHaveBeenCalled();
  expect(partOf('checkbox').matches(':checked')).toBe(false);
  rerender(tree(false));
  await userEvent.click(partOf('checkbox'));
  expect(reported()).toEqual([[true, 'toggle']]);
});

test('an indeterminate checkbox stays so after a click until its parent changes it', async () => {
  function Parent() {
    const [checked, setChecked] = useState(false);
    return <Checkbox indeterminate checked={checked} onCheckedChange={setChecked} />;
  }
  mount(<Parent />);
  expect(partOf('checkbox').matches(':indeterminate')).toBe(true);
  await userEvent.click(partOf('checkbox'));
  expect(partOf('checkbox').matches(':indeterminate')).toBe(true);
  expect((partOf('checkbox') as HTMLInputElement).checked).toBe(true);
});

test('an indeterminate checkbox whose parent rejects the click is unchanged', async () => {
  mount(<Checkbox indeterminate checked={false} />);
  await userEvent.click(partOf('checkbox'));
  await settle();
  expect(partOf('checkbox').matches(':indeterminate')).toBe(true);
});

test('a select without a default value reports its first option after a reset', async () => {
  const form = formOf(
    <Select aria-label="Room" name="room" onValueChange={report}>
      <option value="attic" disabled>
        Attic
      </option>
      <option value="oak">Oak</option>
      <option value="elm">Elm</option>
    </Select>,
  );
  await userEvent.selectOptions(partOf('select'), 'elm');
  form.reset();
  await settle();
  expect(reported()).toEqual([
    ['elm', 'item-press'],
    ['oak', 'reset'],
  ]);
  expect(entriesOf(form)).toEqual([['room', 'oak']]);
});

test('a read-only select reverts what assistive technology chooses', async () => {
  const form = formOf(
    <Select aria-label="Room" name="room" readOnly defaultValue="elm" onValueChange={report}>
      <option>oak</option>
      <option>elm</option>
    </Select>,
  );
  const select = partOf('select') as HTMLSelectElement;
  select.value = 'oak';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  expect(entriesOf(form)).toEqual([['room', 'elm']]);
  expect(report).not.toHaveBeenCalled();
});

test('a read-only select does not open with any key and lets Tab through', async () => {
  formOf(
    <>
      <Select aria-label="Room" readOnly defaultValue="elm">
        <option>oak</option>
        <option>elm</option>
      </Select>
      <button type="button">Next</button>
    </>,
  );
  const select = partOf('select') as HTMLSelectElement;
  select.focus();
  for (const key of [' ', '{ArrowDown}', '{ArrowUp}', 'o', '{Home}']) {
    await userEvent.keyboard(key);
    expect(select.matches(':open'), key).toBe(false);
    expect(select.value, key).toBe('elm');
  }
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('Next');
});

test('radio buttons of another group inside one keep their own choice', async () => {
  const form = formOf(
    <RadioGroup aria-label="Way" name="way" defaultValue="train">
      <Radio value="train">Train</Radio>
      <RadioGroup aria-label="Seat" name="seat" defaultValue="aisle">
        <Radio value="window">Window</Radio>
        <Radio value="aisle">Aisle</Radio>
      </RadioGroup>
    </RadioGroup>,
  );
  expect(entriesOf(form)).toEqual([
    ['way', 'train'],
    ['seat', 'aisle'],
  ]);
  form.reset();
  await settle();
  expect(entriesOf(form)).toEqual([
    ['way', 'train'],
    ['seat', 'aisle'],
  ]);
});

// After a failed submit, WebKit dispatches only `focus` on the control, not the `focusin` that React listens to.
const focusAsWebKitDoes = () => partOf('form-value').dispatchEvent(new FocusEvent('focus'));

test('focus without `focusin` is a request for focus', () => {
  const onFocusRequest = vi.fn();
  mount(<FormValue value="" onFocusRequest={onFocusRequest} />);
  focusAsWebKitDoes();
  expect(onFocusRequest).toHaveBeenCalledOnce();
});

test('a request is made once if `focusin` fires, too, and only while it is enabled', () => {
  const onFocusRequest = vi.fn();
  const { rerender } = mount(<FormValue value="" onFocusRequest={onFocusRequest} />);
  partOf('form-value').focus();
  expect(onFocusRequest).toHaveBeenCalledOnce();
  rerender(<FormValue value="" />);
  focusAsWebKitDoes();
  expect(onFocusRequest).toHaveBeenCalledOnce();
});
