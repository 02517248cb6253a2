import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { ErrorSummary, Field, Form, useFormState } from '#src/components/field/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { control, errors, ready, send, star, status } from '#stories/support/forms/form-parts.ts';

const asked = fn();

const meta = preview.meta({
  title: 'Components/Form/Tests',
  component: Form,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Booking', onSubmit: asked },
  beforeEach: () => void asked.mockReset(),
});

const country = () => screen.getByRole('combobox', { name: 'Country' });
const formError = () => document.querySelector('[data-slot="form-error"]')?.textContent;

const booking = (
  <>
    <Field name="name" label="Name" rules="required">
      <TextInput />
    </Field>
    <Field name="day" label="Arrival" rules="required">
      <DatePicker today="2026-04-03" />
    </Field>
    <Field name="country" label="Country" rules="required">
      <CountrySelect />
    </Field>
    <Field name="comfort" label="Comfort" rules="required">
      <Rating />
    </Field>
    <button type="submit">Send</button>
  </>
);

async function selectPortugal() {
  await userEvent.keyboard('Portu');
  await userEvent.click(await screen.findByRole('option', { name: /^Portugal/ }));
}

export const AFailedSubmitLeadsToTheFirstWrongField = meta.story({
  name: 'A failed submit focuses the first invalid field',
  args: { children: booking },
  play: async ({ step }) => {
    await ready();
    await step('Submit: the name has focus, and four errors are announced', async () => {
      await send();
      await expect(control('Name')).toHaveFocus();
      await waitFor(() => expect(status()).toHaveTextContent('4 fields need correction'));
    });
    await step('Fill in the name and submit: the date has focus', async () => {
      await userEvent.keyboard('Ada');
      await send();
      await expect(control('Arrival')).toHaveFocus();
    });
    await step('Fill in the date and submit: the country has focus', async () => {
      await userEvent.keyboard('2026-04-16');
      await send();
      await expect(country()).toHaveFocus();
    });
    await step('Choose a country and submit: the rating has focus', async () => {
      await selectPortugal();
      await send();
      await expect(star(1)).toHaveFocus();
      await waitFor(() => expect(status()).toHaveTextContent('1 field needs correction'));
      await expect(asked).not.toHaveBeenCalled();
    });
    await step('Select four stars and submit: the values are sent', async () => {
      await userEvent.keyboard('4');
      await send();
      await waitFor(() => expect(asked).toHaveBeenCalledOnce());
      await expect(asked.mock.lastCall?.[0]).toEqual({
        name: 'Ada',
        day: '2026-04-16',
        country: 'PT',
        comfort: 4,
      });
    });
  },
});

function Grown() {
  const [isGrown, grow] = useState(false);
  return (
    <Form aria-label="Booking">
      {isGrown && (
        <Field name="late" label="Late" rules="required">
          <TextInput />
        </Field>
      )}
      <Field name="early" label="Early" rules="required">
        <TextInput />
      </Field>
      <button type="button" onClick={() => grow(true)}>
        Grow
      </button>
      <button type="submit">Send</button>
    </Form>
  );
}

export const TheFirstIsTheFirstOnThePage = meta.story({
  name: 'The first invalid field is the first in page order',
  render: () => <Grown />,
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Grow' }));
    await send();
    await expect(control('Late')).toHaveFocus();
  },
});

export const TheSummaryLinksToEveryKindOfControl = meta.story({
  name: 'The summary links to every kind of control',
  args: {
    children: (
      <>
        <ErrorSummary takesFocus />
        {booking}
      </>
    ),
  },
  play: async ({ step }) => {
    const links = () =>
      within(screen.getByRole('group', { name: '4 fields need correction' })).getAllByRole('link');
    await ready();
    await step('Submit: the summary appears and has focus', async () => {
      await expect(screen.queryByRole('group', { name: /Correct/ })).toBeNull();
      await send();
      const summary = await screen.findByRole('group', { name: '4 fields need correction' });
      await waitFor(() => expect(summary).toHaveFocus());
    });
    await step('It lists each invalid field', async () => {
      await expect(links().map(({ textContent }) => textContent?.split(':')[0])).toEqual([
        'Name',
        'Arrival',
        'Country',
        'Comfort',
      ]);
    });
    await step('Follow each link: its control has focus', async () => {
      const targets = [control('Name'), control('Arrival'), country(), star(1)];
      for (const [index, link] of links().entries()) {
        await userEvent.click(link);
        await expect(targets[index]).toHaveFocus();
      }
    });
    await step('Correct a field: the summary has one field fewer', async () => {
      await userEvent.type(control('Name'), 'Ada');
      await waitFor(() => expect(screen.getByRole('group', { name: '3 fields need correction' })));
    });
  },
});

export const TheSummaryStaysWhileAButtonIsPressed = meta.story({
  name: 'The summary stays while a button below it is pressed',
  args: {
    children: (
      <>
        <ErrorSummary />
        <Field name="day" label="Arrival">
          <DatePicker today="2026-04-03" />
        </Field>
        <button type="submit">Send</button>
      </>
    ),
  },
  play: async () => {
    asked.mockReturnValueOnce({ fieldErrors: { day: 'No rooms are left.' } });
    const user = userEvent.setup();
    const summary = () => screen.queryByRole('group', { name: '1 field needs correction' });
    const target = screen.getByRole('button', { name: 'Send' });
    await ready();
    await send();
    await waitFor(() => expect(summary()).toBeVisible());
    await user.type(control('Arrival'), '4/10');
    const { top } = target.getBoundingClientRect();
    await user.pointer({ keys: '[MouseLeft>]', target });
    await waitFor(() => expect(control('Arrival')).not.toHaveAttribute('aria-invalid', 'true'));
    await expect(summary()).toHaveTextContent('Arrival: No rooms are left.');
    await expect(target.getBoundingClientRect().top).toBe(top);
    await user.pointer({ keys: '[/MouseLeft]', target });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(summary()).toBeNull());
  },
});

export const WhatAServerFoundLeadsToItsFieldAndGoesWithAChange = meta.story({
  name: 'A server error focuses its field and disappears with a change',
  args: { children: booking },
  play: async ({ step }) => {
    await ready();
    asked.mockResolvedValueOnce({
      fieldErrors: { comfort: 'No room is that good.', country: ['Closed.', 'Ask again in May.'] },
      formError: 'We could not book this stay.',
    });
    await step('Submit: the server finds two errors, and the first one has focus', async () => {
      await userEvent.type(control('Name'), 'Ada');
      await userEvent.type(control('Arrival'), '2026-04-16');
      await userEvent.click(country());
      await selectPortugal();
      await userEvent.click(star(5));
      await send();
      await waitFor(() => expect(country()).toHaveFocus());
      await expect(errors()).toEqual(['Closed.Ask again in May.', 'No room is that good.']);
      await waitFor(() => expect(status()).toHaveTextContent('We could not book this stay.'));
      await expect(formError()).toBe('We could not book this stay.');
    });
    await step('Leave the field: the errors stay', async () => {
      // Blur announces nothing new.
      await userEvent.tab();
      await expect(errors()).toHaveLength(2);
    });
    await step('Change the rating: its error and that of the form disappear', async () => {
      await userEvent.click(star(3));
      await waitFor(() => expect(errors()).toEqual(['Closed.Ask again in May.']));
      await expect(formError()).toBeUndefined();
    });
    await step('Submit again: no error is left', async () => {
      await send();
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
      await waitFor(() => expect(errors()).toEqual([]));
    });
  },
});

const answers: Array<(isFree: boolean) => void> = [];

function Send() {
  const { submitting, submitCount } = useFormState();
  return (
    <button type="submit">
      Send<span data-testid="state">{`${submitting} ${submitCount}`}</span>
    </button>
  );
}

export const ASubmitWaitsForAnAnswerAndHappensOnce = meta.story({
  name: 'A submit waits for validation and runs once',
  beforeEach: () => {
    answers.length = 0;
  },
  args: {
    children: (
      <>
        <Field
          name="user"
          label="Username"
          rules={() => new Promise((resolve) => answers.push(resolve))}
        >
          <TextInput defaultValue="ada" />
        </Field>
        <Send />
      </>
    ),
  },
  play: async ({ step }) => {
    await ready();
    const response = Promise.withResolvers();
    const press = () => userEvent.click(screen.getByRole('button'));
    const state = () => screen.getByTestId('state');
    await step('Submit twice: the name is validated once, and the form waits', async () => {
      await press();
      await press();
      await expect(answers).toHaveLength(1);
      await expect(state()).toHaveTextContent('true 1');
      await expect(asked).not.toHaveBeenCalled();
    });
    await step('The name is valid: the form is submitted once', async () => {
      asked.mockReturnValue(response.promise);
      answers[0]?.(true);
      await waitFor(() => expect(asked).toHaveBeenCalledOnce());
      await press();
      await expect(asked).toHaveBeenCalledOnce();
    });
    await step('The response arrives: the form is no longer pending', async () => {
      response.resolve({ ok: true });
      await waitFor(() => expect(state()).toHaveTextContent('false 1'));
    });
    await step('Submit again with an invalid name: the field has focus', async () => {
      await press();
      await waitFor(() => expect(answers).toHaveLength(2));
      answers[1]?.(false);
      await waitFor(() => expect(control('Username')).toHaveFocus());
      await expect(asked).toHaveBeenCalledOnce();
      await expect(state()).toHaveTextContent('false 2');
    });
  },
});
