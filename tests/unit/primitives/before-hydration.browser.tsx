import { useState, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { Checkbox } from '#src/primitives/checkbox/index.ts';
import { Radio, RadioGroup } from '#src/primitives/radio-group/index.ts';
import { Select } from '#src/primitives/select/index.ts';
import { Switch } from '#src/primitives/switch/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { Textarea } from '#src/primitives/textarea/index.ts';
import { entriesOf, partOf } from '#tests/support/elements.ts';
import { hydrate, serverMarkup, watchPage } from '#tests/support/render.tsx';

// Input in the server's markup from before hydration must not be lost.
watchPage();

const report = vi.fn<(value: unknown, details: { reason: string; event?: unknown }) => void>();

function Owner<Value>({
  value: first,
  draw,
}: {
  value: Value;
  draw: (value: Value, change: (value: Value, details: { reason: string }) => void) => ReactElement;
}) {
  const [value, setValue] = useState(first);
  return draw(value, (next, details) => {
    report(next, details);
    setValue(next);
  });
}

const options = ['a', 'b'].map((value) => (
  <option key={value} value={value}>
    {value}
  </option>
));
const radios = ['a', 'b'].map((value) => (
  <Radio key={value} value={value}>
    {value}
  </Radio>
));
const type = (slot: string) => () => {
  (partOf(slot) as HTMLInputElement).value = 'b';
};
const check = (slot: string) => () => {
  (partOf(slot) as HTMLInputElement).checked = true;
};

type Row = readonly [
  name: string,
  keepsItself: () => ReactElement,
  owned: () => ReactElement,
  enter: () => void,
  value: unknown,
  reason: string,
];

const rows: readonly Row[] = [
  [
    'TextInput',
    () => <TextInput name="it" defaultValue="a" onValueChange={report} />,
    () => (
      <Owner
        value="a"
        draw={(value, set) => <TextInput name="it" value={value} onValueChange={set} />}
      />
    ),
    type('text-input'),
    'b',
    'type',
  ],
  [
    'Textarea',
    () => <Textarea name="it" defaultValue="a" onValueChange={report} />,
    () => (
      <Owner
        value="a"
        draw={(value, set) => <Textarea name="it" value={value} onValueChange={set} />}
      />
    ),
    type('textarea'),
    'b',
    'type',
  ],
  [
    'Select',
    () => (
      <Select name="it" defaultValue="a" onValueChange={report}>
        {options}
      </Select>
    ),
    () => (
      <Owner
        value="a"
        draw={(value, set) => (
          <Select name="it" value={value} onValueChange={set}>
            {options}
          </Select>
        )}
      />
    ),
    type('select'),
    'b',
    'pick',
  ],
  [
    'Checkbox',
    () => <Checkbox name="it" value="b" onCheckedChange={report} />,
    () => (
      <Owner
        value={false}
        draw={(value, set) => (
          <Checkbox name="it" value="b" checked={value} onCheckedChange={set} />
        )}
      />
    ),
    check('checkbox'),
    true,
    'toggle',
  ],
  [
    'Switch',
    () => <Switch name="it" value="b" onCheckedChange={report} />,
    () => (
      <Owner
        value={false}
        draw={(value, set) => <Switch name="it" value="b" checked={value} onCheckedChange={set} />}
      />
    ),
    check('switch'),
    true,
    'toggle',
  ],
  [
    'RadioGroup',
    () => (
      <RadioGroup aria-label="Choice" name="it" defaultValue="a" onValueChange={report}>
        {radios}
      </RadioGroup>
    ),
    () => (
      <Owner<string | null>
        value="a"
        draw={(value, set) => (
          <RadioGroup aria-label="Choice" name="it" value={value} onValueChange={set}>
            {radios}
          </RadioGroup>
        )}
      />
    ),
    () => {
      const second = document.querySelector<HTMLInputElement>('input[value="b"]');
      if (second) second.checked = true;
    },
    'b',
    'pick',
  ],
];

/** Submitted entries of a form whose control was used before hydration, and rendered once more. */
async function entriesAfter(node: ReactElement, enter: () => void) {
  report.mockClear();
  const page = <form>{node}</form>;
  const holder = document.createElement('div');
  document.body.append(holder);
  holder.innerHTML = serverMarkup(page);
  enter();
  const { rerender, container } = await hydrate(holder, page);
  rerender(<form>{node}</form>);
  const form = container.querySelector('form');
  return form ? entriesOf(form) : [];
}

test.each(rows)('%s keeps what was entered, and reports it', async (...row) => {
  const [, keepsItself, , enter, value, reason] = row;
  expect(await entriesAfter(keepsItself(), enter)).toEqual([['it', 'b']]);
  expect(report.mock.calls).toEqual([[value, { reason, event: undefined }]]);
});

test.each(rows)('the parent that owns the value of %s gets what was entered', async (...row) => {
  const [, , owned, enter, value, reason] = row;
  expect(await entriesAfter(owned(), enter)).toEqual([['it', 'b']]);
  expect(report.mock.calls).toEqual([[value, { reason, event: undefined }]]);
});

test.each(rows)('%s that was not used reports nothing', async (...row) => {
  const [, keepsItself, owned] = row;
  for (const node of [keepsItself(), owned()]) {
    await entriesAfter(node, () => {});
    expect(report).not.toHaveBeenCalled();
  }
});
