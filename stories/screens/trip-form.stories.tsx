import { screenModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { draftStore } from '#src/app/index.ts';
import type { AppWorld, OpenedApp, ScreenArgs } from '#stories/support/app-stage.ts';
import { screenMeta } from '#stories/support/screen.tsx';
import { changeElsewhere, fill, findElement, click } from '#stories/support/user-actions.ts';

const meta = preview.meta({
  title: 'Screens/Trip form',
  ...screenMeta,
  args: { at: '/trips/new', as: 'demo@example.com' } as ScreenArgs,
});

const trip = 'seed-1-003';

const saveWithErrors = async () => {
  await fill('link', 'lisbon');
  await click('form [type="submit"]');
  await findElement('[data-slot="error-summary"]');
};

const saveTooLate = async (app: OpenedApp) => {
  await changeElsewhere(app, trip, { title: 'Along the Minho', rating: 5 });
  await fill('title', 'Along the Minho by slow train');
  await click('form [type="submit"]');
  await findElement('table');
};

const leaveDraft = ({ drafts }: AppWorld) =>
  draftStore(() => drafts, 'user-1', 'new').keep({
    values: {
      title: 'Two days in Ghent',
      country: 'BE',
      dates: { from: '2026-05-02', to: '2026-05-03' },
      departure: '2026-05-02T07:31+02:00[Europe/Berlin]',
      arrival: '2026-05-02T14:24+02:00[Europe/Brussels]',
      rating: null,
      tags: ['By train', 'Museums'],
      color: '#2e7d4f',
      link: 'https://example.com/ghent',
      notes: 'Book the belfry.',
    },
    version: 0,
    requestKey: 'two-days-in-ghent',
  });

export const Empty = meta.story();

export const Filled = meta.story({ args: { at: `/trips/${trip}/edit` } });

export const WithErrors = meta.story({
  name: 'With errors',
  parameters: { chromatic: { modes: screenModes } },
  args: { act: saveWithErrors },
});

export const ChangedMeanwhile = meta.story({
  name: 'Edit conflict',
  parameters: { chromatic: { modes: screenModes } },
  args: { at: `/trips/${trip}/edit`, act: saveTooLate },
});

export const RestoredDraft = meta.story({ name: 'Restored draft', args: { before: leaveDraft } });
