import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Pagination, type PaginationProps } from '#src/components/pagination/index.ts';
import { Specimen, Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  tags: ['beta'],
  parameters: { stage: 'medium' },
  args: { itemCount: 395, defaultPage: 3, showSummary: true },
  argTypes: {
    'aria-label': { description: 'Name of the landmark, if a page has several.' },
  },
});

/** Pagination below a caption, which also names it. */
function Captioned({ label, ...args }: PaginationProps & { label: string }) {
  return (
    <Specimen label={label}>
      <Pagination {...args} aria-label={label} />
    </Specimen>
  );
}

export const Default = meta.story({
  parameters: { chromatic: { states: 'button' } },
});

export const Everything = meta.story({
  name: 'All parts, small, and more visible pages',
  parameters: { stage: 'wide' },
  args: { itemCount: 1228 },
  render: (args) => {
    const fields = { pageSizes: [10, 20, 50, 100], showPageInput: true };
    return (
      <Stack>
        <Captioned {...args} {...fields} label="All parts" showFirstLast />
        <Captioned {...args} {...fields} label="Small" size="sm" />
        <Captioned
          {...args}
          label="More visible pages"
          defaultPage={20}
          siblings={2}
          boundaries={2}
        />
      </Stack>
    );
  },
});

export const Positions = meta.story({
  name: 'First to last page',
  render: (args) => (
    <Stack>
      {[1, 2, 4, 10, 17, 20].map((page) => (
        <Captioned key={page} {...args} label={`On page ${page}`} defaultPage={page} />
      ))}
    </Stack>
  ),
});

export const Totals = meta.story({
  name: 'Unknown totals, few pages',
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Stack>
      <Captioned {...args} label="Unknown" itemCount="unknown" defaultPage={6} />
      <Captioned
        {...args}
        label="Unknown, on the last page"
        itemCount="unknown"
        hasNext={false}
        defaultPage={6}
      />
      <Captioned {...args} label="At least 1,000" itemCount={{ atLeast: 1000 }} defaultPage={4} />
      <Captioned {...args} label="No page" itemCount={0} defaultPage={1} />
      <Captioned {...args} label="One page" itemCount={7} defaultPage={1} />
      <Captioned {...args} label="Page out of range" itemCount={95} defaultPage={99} />
    </Stack>
  ),
});

export const States = meta.story({
  name: 'Loading and disabled',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { pageSizes: [10, 20], showPageInput: true },
  render: (args) => (
    <Stack>
      <Captioned {...args} label="Loading" loading />
      <Captioned {...args} label="Disabled" disabled />
    </Stack>
  ),
});

export const Compact = meta.story({
  name: 'Compact',
  parameters: { stage: 'card', chromatic: { modes: sheetModes } },
  args: { compact: true, showFirstLast: true, showSummary: false },
  render: (args) => (
    <Stack>
      <Captioned {...args} label="Exact total" />
      <Captioned {...args} label="At least 1,000" itemCount={{ atLeast: 1000 }} />
      <Captioned {...args} label="Unknown total" itemCount="unknown" />
    </Stack>
  ),
});
