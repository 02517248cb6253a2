import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { draftStore, emptyTrip } from '#src/app/index.ts';
import type { ScreenArgs } from '#stories/support/app-stage.ts';
import { screenMeta } from '#stories/support/screen.tsx';
import { fill } from '#stories/support/user-actions.ts';

const meta = preview.meta({
  title: 'Screens/Tests',
  tags: ['play'],
  ...screenMeta,
  args: { at: '/', as: 'demo@example.com' } as ScreenArgs,
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

export const TripIsSavedOnceItsErrorIsCorrected = meta.story({
  name: 'A trip is saved once its error is corrected',
  args: { at: '/trips/new' },
  play: async ({ step }) => {
    await step('Save without a title: the summary of errors has focus', async () => {
      await press('Save');
      await waitFor(() =>
        expect(screen.getByRole('group', { name: '1 field needs correction' })).toHaveFocus(),
      );
    });
    await step('Type a title and save: the trip is shown, with a message', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), 'Ghent');
      await press('Save');
      const trip = await heading('Ghent');
      await waitFor(() => expect(trip).toHaveFocus());
      await expect(screen.getByText('Saved')).toHaveRole('status');
    });
  },
});

export const SigningOutEverywhereAsksFirst = meta.story({
  name: 'Signing out everywhere asks for confirmation',
  args: {
    at: '/settings',
    before: ({ signInElsewhere }) => signInElsewhere('demo@example.com', 'Phone'),
  },
  play: async ({ step }) => {
    await step('Click the button, then Cancel: the dialog closes', async () => {
      await press('Sign out everywhere');
      const question = await screen.findByRole('dialog', { name: 'Sign out everywhere?' });
      const cancel = within(question).getByRole('button', { name: 'Cancel' });
      await expect(cancel).toHaveFocus();
      await userEvent.click(cancel);
      await expect(question).not.toBeInTheDocument();
    });
    await step('Click the button again and confirm: the user is signed out', async () => {
      await press('Sign out everywhere');
      const answers = within(await screen.findByRole('dialog'));
      await userEvent.click(answers.getByRole('button', { name: 'Sign out everywhere' }));
      await heading('Signed out');
    });
  },
});

export const TripIsSavedAfterADraftOfAnOlderOneIsDiscarded = meta.story({
  name: 'A trip is saved after the draft of an older version is discarded',
  args: {
    at: '/trips/seed-1-003/edit',
    before: ({ drafts }) =>
      draftStore(() => drafts, 'user-1', 'seed-1-003').keep({
        values: { ...emptyTrip, title: 'Long ago' },
        version: 0,
        requestKey: 'long-ago',
      }),
  },
  play: async () => {
    await expect(await screen.findByDisplayValue('Long ago')).toBeVisible();
    await press('Discard draft');
    await fill('title', 'Written anew');
    await press('Save');
    await heading('Written anew');
  },
});

export const TagsOfAllTripsEndOnOneLine = meta.story({
  name: 'The tags of all trips end on one line',
  play: async () => {
    await heading('Trips');
    const rows = await screen.findAllByRole('list', { name: 'Tags' });
    await expect(rows.length).toBeGreaterThan(1);
    const ends = rows.map((row) => Math.round(row.getBoundingClientRect().right));
    await expect(new Set(ends).size).toBe(1);
  },
});

export const FieldsOfARowStandOnOneLine = meta.story({
  name: 'The fields of a row are on one line',
  args: { at: '/trips/new' },
  play: async () => {
    const { top } = (await screen.findByRole('textbox', { name: 'Color' })).getBoundingClientRect();
    await expect(
      Math.abs(top - screen.getByLabelText('Link').getBoundingClientRect().top),
    ).toBeLessThan(8);
  },
});

export const CodeOfALinkCanBeScanned = meta.story({
  name: 'The QR code of a link is large enough to scan',
  args: { at: '/trips/seed-1-003' },
  play: async () => {
    await press('Show QR code');
    const code = await screen.findByRole('img', { name: 'QR code for the link' });
    await expect(code.getBoundingClientRect().width).toBe(160);
  },
});
