import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Button } from '#src/primitives/button/index.ts';
import { EmptyState } from '#src/primitives/empty-state/index.ts';
import { Columns } from '#stories/support/layout.tsx';

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
  name: 'Situations',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  render: () => (
    <Columns wide>
      <EmptyState
        illustration="no-results"
        heading={<h2>No matching trips</h2>}
        actions={<Button>Clear filters</Button>}
      >
        <bdi>Remove a filter.</bdi>
      </EmptyState>
      <EmptyState
        illustration="offline"
        heading={<h2>No connection</h2>}
        actions={<Button>Try again</Button>}
      >
        <bdi>The list appears when the connection is back.</bdi>
      </EmptyState>
      <EmptyState
        illustration="not-found"
        heading={<h2>Page not found</h2>}
        actions={<Button>Go to your trips</Button>}
      >
        <bdi>The page was moved or deleted.</bdi>
      </EmptyState>
      <EmptyState
        illustration="locked"
        heading={<h2>Not allowed</h2>}
        actions={<Button>Go to your trips</Button>}
      >
        <bdi>Ask the owner for access.</bdi>
      </EmptyState>
      <EmptyState illustration="no-messages" heading={<h2>No messages yet</h2>}>
        Codes and links appear here.
      </EmptyState>
      <EmptyState
        illustration="error"
        heading={<h2>Trips not loaded</h2>}
        actions={<Button>Try again</Button>}
      >
        <bdi>The server did not answer.</bdi>
      </EmptyState>
    </Columns>
  ),
});

export const LongText = meta.story({
  name: 'Long text',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    heading: <h2>No receipts for the expenses of your trips were found in these months</h2>,
    children: (
      <bdi>
        Choose other months, or add the first receipt: take a photo of it, or upload a file.
      </bdi>
    ),
    actions: <Button variant="solid">New receipt</Button>,
  },
});
