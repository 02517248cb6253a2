import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, test } from 'vitest';
import { forgetProblems } from '#src/core/report-problem.ts';
import {
  DateRangePicker,
  DateTimeRangePicker,
  PeriodRangePicker,
  Radio,
  RadioGroup,
  Rating,
  TimeField,
} from '#src/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

const messages = watchPage();

beforeEach(forgetProblems);

type Control = ComponentType<{ id?: string; title?: string; 'aria-label'?: string }>;

const groups = Object.entries({
  DateRangePicker,
  DateTimeRangePicker,
  PeriodRangePicker,
  RadioGroup: (props) => (
    <RadioGroup {...props}>
      <Radio value="a">A</Radio>
    </RadioGroup>
  ),
  Rating,
} satisfies Record<string, Control>) as ReadonlyArray<[name: string, Control]>;

test.each(groups)('%s in a <fieldset> with a <legend> reports nothing', async (_, Control) => {
  mount(
    <fieldset>
      <legend>It</legend>
      <Control />
    </fieldset>,
  );
  await settle();
});

test('a radio group reports that it has no label', async () => {
  mount(<RadioGroup>{[<Radio key="a" value="a" />]}</RadioGroup>);
  await settle();
  expect(messages.splice(0).join()).toMatch('Tessera RadioGroup: `aria-label` is missing');
});

test('a title is a name', async () => {
  mount(<Rating title="It" />);
  await settle();
});

test('a control in a shadow root is found there', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  mount(createPortal(<TimeField />, host.attachShadow({ mode: 'open' })));
  await settle();
  expect(messages.splice(0).join()).toMatch('Tessera TimeField: `aria-label` is missing');
  host.remove();
});
