import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Button } from '#src/primitives/button/index.ts';
import { EmptyState } from '#src/primitives/empty-state/index.ts';

const meta = preview.meta({
  title: 'Primitives/Empty state',
  component: EmptyState,
  tags: ['beta'],
  args: {
    illustration: 'nothing-yet' as const,
    heading: <h2>Your journal is empty</h2>,
    children: <bdi>Add the first trip.</bdi>,
    actions: <Button variant="solid">New trip</Button>,
  },
  argTypes: { heading: { control: false }, actions: { control: false } },
});

export const NothingYet = meta.story({ name: 'Nothing yet' });

export const NoResults = meta.story({
  name: 'No results',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    illustration: 'no-results',
    heading: <h2>No matching trips</h2>,
    children: <bdi>Remove a filter.</bdi>,
    actions: <Button>Clear filters</Button>,
  },
});

export const Offline = meta.story({
  args: {
    illustration: 'offline',
    heading: <h2>No connection</h2>,
    children: <bdi>The list appears when the connection is back.</bdi>,
    actions: <Button>Try again</Button>,
  },
});

export const Missing = meta.story({
  args: {
    illustration: 'not-found',
    heading: <h2>Page not found</h2>,
    children: <bdi>The page was moved or deleted.</bdi>,
    actions: <Button>Go to your trips</Button>,
  },
});

export const Locked = meta.story({
  args: {
    illustration: 'locked',
    heading: <h2>Not allowed</h2>,
    children: <bdi>Ask the owner for access.</bdi>,
    actions: <Button>Go to your trips</Button>,
  },
});

export const NoMessages = meta.story({
  name: 'No messages',
  args: {
    illustration: 'no-messages',
    heading: <h2>No messages yet</h2>,
    children: 'Codes and links appear here.',
    actions: undefined,
  },
});

export const LongText = meta.story({
  name: 'Long text',
  args: {
    heading: <h2>Für diesen Zeitraum wurden keine Reisekostenabrechnungsbelege gefunden</h2>,
    children:
      'Wählen Sie einen anderen Zeitraum, oder legen Sie den ersten Beleg an: Fotografieren Sie ihn, oder laden Sie eine Datei hoch.',
    actions: <Button variant="solid">Neuer Beleg</Button>,
  },
});
