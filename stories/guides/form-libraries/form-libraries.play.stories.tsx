import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TripByHookForm } from '#stories/support/trips/trip-by-hook-form.tsx';
import { TripByTanstackForm } from '#stories/support/trips/trip-by-tanstack-form.tsx';
import { Booking } from './booking-by-hook-form';

const saved = fn();

const meta = preview.meta({
  title: 'Guides/Form libraries/Tests',
  component: TripByHookForm,
  tags: ['play'],
  args: { onTrip: saved },
  beforeEach: () => void saved.mockClear(),
});

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the trip' });
const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
const to = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'To' });
const country = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
const star = (number: number) =>
  screen.getByRole<HTMLInputElement>('radio', { name: `${number} out of 5` });
const topics = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Topics' });
const color = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Color' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tags = () => screen.queryAllByRole('row').map((row) => row.getAttribute('aria-label'));

/** The part of the play context that the flows of both libraries use. */
interface Steps {
  step: (label: string, act: () => Promise<void>) => Promise<void> | void;
}

async function fillIn() {
  await userEvent.type(title(), 'Spring in the south');
  await userEvent.type(from(), '2026-04-16');
  await userEvent.type(to(), '2026-04-19');
  await userEvent.click(country());
  await userEvent.keyboard('Portu');
  await userEvent.click(await screen.findByRole('option', { name: /^Portugal/ }));
  await userEvent.click(star(4));
  await userEvent.type(topics(), 'Walking{Enter}');
  await userEvent.type(color(), '#aabbcc');
  await userEvent.tab();
}

const trip = {
  title: 'Spring in the south',
  dates: { from: '2026-04-16', to: '2026-04-19' },
  country: 'PT',
  comfort: 4,
  topics: ['Food', 'Walking'],
  color: '#aabbcc',
};

async function sendsWhatTheWidgetsHoldAndStartsAgain({ step }: Steps) {
  await step('Fill in all fields', fillIn);
  await step('Save: the values of the components are sent', async () => {
    await press('Save the trip');
    await waitFor(() => expect(saved).toHaveBeenCalledWith(trip));
    await expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });
  await step('Type a date that cannot be read', async () => {
    await userEvent.type(from(), ' and an unreadable rest');
  });
  await step('Start again: each field has its initial value and no error', async () => {
    await press('Start again');
    await waitFor(() => expect(title()).toHaveValue(''));
    await waitFor(() => expect(tags()).toEqual(['Food']));
    await waitFor(() => expect(from()).toHaveValue(''));
    await expect(to()).toHaveValue('');
    await expect(country()).toHaveValue('');
    await expect(screen.queryByRole('radio', { checked: true, name: /out of 5/ })).toBeNull();
    await expect(color()).toHaveValue('');
    await expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });
}

const message = () => document.querySelector('p[id$="-error"]');

async function leadsToTheFirstError({ step }: Steps) {
  await step('Save: the name has focus and an error', async () => {
    await expect(message()).toBeNull();
    await press('Save the trip');
    await waitFor(() => expect(title()).toHaveFocus());
    await expect(title()).toHaveAttribute('aria-invalid', 'true');
    await expect(message()).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
  });
  await step('Type a name and save: the dates have focus', async () => {
    await userEvent.keyboard('Spring in the south');
    await waitFor(() => expect(title()).not.toHaveAttribute('aria-invalid', 'true'));
    await press('Save the trip');
    await waitFor(() => expect(from()).toHaveFocus());
  });
  await step('Type the dates and save: the country has focus', async () => {
    await userEvent.keyboard('2026-04-16');
    await userEvent.type(to(), '2026-04-19');
    await press('Save the trip');
    await waitFor(() => expect(country()).toHaveFocus());
  });
  await step('Choose a country and save: the rating has focus', async () => {
    await userEvent.keyboard('Portu');
    await userEvent.click(await screen.findByRole('option', { name: /^Portugal/ }));
    await press('Save the trip');
    await waitFor(() => expect(star(1)).toHaveFocus());
  });
  await step('Select four stars and save: the color has focus', async () => {
    await userEvent.keyboard('4');
    await press('Save the trip');
    await waitFor(() => expect(color()).toHaveFocus());
    await expect(color()).toHaveAccessibleDescription(/Choose a color/);
  });
  await step(
    'Type a color and press Save: the error stays until the press has ended, so that the button does not move',
    async () => {
      await userEvent.keyboard('#aabbcc');
      const target = screen.getByRole('button', { name: 'Save the trip' });
      const { top } = target.getBoundingClientRect();
      const user = userEvent.setup();
      await user.pointer({ keys: '[MouseLeft>]', target });
      await waitFor(() => expect(color()).not.toHaveAttribute('aria-invalid', 'true'));
      await expect(target.getBoundingClientRect().top).toBe(top);
      await user.pointer({ keys: '[/MouseLeft]', target });
      await waitFor(() => expect(saved).toHaveBeenCalledOnce());
      await expect(message()).toBeNull();
    },
  );
}

async function waitsUntilAWidgetIsLeft({ step }: Steps) {
  await step('Type the first day and press Tab: there is no error yet', async () => {
    await userEvent.click(from());
    await userEvent.keyboard('2026-04-16{Tab}');
    await expect(to()).toHaveFocus();
    await expect(from()).not.toHaveAttribute('aria-invalid', 'true');
  });
  await step('Leave the dates: an error asks for the last day, too', async () => {
    await userEvent.click(title());
    await waitFor(() => expect(from()).toHaveAttribute('aria-invalid', 'true'));
    await expect(screen.getByText('Enter the start and the end date.')).toBeVisible();
  });
  await step('Type the last day and leave: the error disappears', async () => {
    await userEvent.type(to(), '2026-04-19');
    await userEvent.click(title());
    await waitFor(() => expect(from()).not.toHaveAttribute('aria-invalid', 'true'));
  });
  await step('Press each label: its control has focus', async () => {
    const labels = { Dates: from, Country: country, Topics: topics, Color: color };
    for (const [label, control] of Object.entries(labels)) {
      await userEvent.click(screen.getByText(label));
      await expect(control()).toHaveFocus();
    }
  });
}

export const ReactHookFormValidatesAShortForm = meta.story({
  name: 'React Hook Form validates and submits a short form',
  render: () => <Booking onBook={saved} />,
  play: async ({ step }) => {
    const name = screen.getByRole('textbox', { name: 'Name' });
    const arrival = screen.getByRole('textbox', { name: 'Arrival' });
    await step('Press Book: both fields are invalid, and the first one has focus', async () => {
      await press('Book');
      await waitFor(() => expect(name).toHaveFocus());
      await expect(name).toHaveAccessibleDescription('Enter your name.');
      await expect(name).toBeInvalid();
      await expect(arrival).toHaveAccessibleDescription(/Enter the day of your arrival\./);
      await expect(arrival).toBeInvalid();
    });
    await step(
      'Fill in both fields and press Book: the errors disappear, and the button does not move',
      async () => {
        await userEvent.type(name, 'Ada');
        await userEvent.type(arrival, '2026-04-16');
        const target = screen.getByRole('button', { name: 'Book' });
        const { top } = target.getBoundingClientRect();
        const user = userEvent.setup();
        await user.pointer({ keys: '[MouseLeft>]', target });
        await waitFor(() => expect(screen.queryByText(/^Enter /)).toBeNull());
        await expect(target.getBoundingClientRect().top).toBe(top);
        await user.pointer({ keys: '[/MouseLeft]', target });
      },
    );
    await step('The values are submitted', () =>
      waitFor(() => expect(saved).toHaveBeenCalledWith({ name: 'Ada', arrival: '2026-04-16' })),
    );
  },
});

export const ReactHookFormSendsWhatTheWidgetsHold = meta.story({
  name: 'React Hook Form submits the values of components and resets',
  play: sendsWhatTheWidgetsHoldAndStartsAgain,
});

export const ReactHookFormLeadsToTheFirstError = meta.story({
  name: 'React Hook Form focuses the first error',
  play: leadsToTheFirstError,
});

export const ReactHookFormWaitsUntilAWidgetIsLeft = meta.story({
  name: 'React Hook Form validates on blur',
  play: waitsUntilAWidgetIsLeft,
});

const byTanstack = { render: () => <TripByTanstackForm onTrip={saved} /> };

export const TanstackFormSendsWhatTheWidgetsHold = meta.story({
  name: 'TanStack Form submits the values of components and resets',
  ...byTanstack,
  play: sendsWhatTheWidgetsHoldAndStartsAgain,
});

export const TanstackFormLeadsToTheFirstError = meta.story({
  name: 'TanStack Form focuses the first error',
  ...byTanstack,
  play: leadsToTheFirstError,
});

export const TanstackFormWaitsUntilAWidgetIsLeft = meta.story({
  name: 'TanStack Form validates on blur',
  ...byTanstack,
  play: waitsUntilAWidgetIsLeft,
});
