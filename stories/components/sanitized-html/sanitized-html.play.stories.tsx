import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SanitizedHtml } from '#src/components/sanitized-html/index.ts';
import * as foreign from '#stories/support/foreign-html.ts';

const onAllowRemoteChange = fn();
const onReport = fn();

const meta = preview.meta({
  title: 'Components/Sanitized HTML/Tests',
  component: SanitizedHtml,
  tags: ['beta', 'play'],
  args: {
    html: foreign.withPictures,
    policy: 'article' as const,
    // Stories must not request other sites, so the parent controls the permission and denies it.
    allowRemote: false,
    onAllowRemoteChange,
    onReport,
  },
  beforeEach: () => {
    onAllowRemoteChange.mockClear();
    onReport.mockClear();
  },
});

const images = () => [...document.querySelectorAll('[data-slot="sanitized-html-content"] img')];

export const ImagesFromOtherSitesAreBlocked = meta.story({
  name: 'Images from other sites are blocked, and keep their size and alternative text',
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Load items from other sites' });
    await expect(canvas.getByText('2 items from other sites were not loaded.')).toBeVisible();
    for (const image of images()) await expect(image).not.toHaveAttribute('src');
    const image = canvas.getByRole('img', { name: 'Terrace at dusk' });
    const { width, height } = image.getBoundingClientRect();
    await expect([width, height]).toEqual([200, 180]);
    await userEvent.click(button);
    await expect(onAllowRemoteChange).toHaveBeenCalledTimes(1);
    await expect(onAllowRemoteChange).toHaveBeenCalledWith(true, {
      reason: 'press',
      event: expect.any(MouseEvent),
    });
  },
});

export const HostileHtmlIsHarmlessAndTheReportListsWhatWasRemoved = meta.story({
  name: 'Hostile HTML is harmless, and the report lists what was removed',
  args: { html: foreign.hostile, policy: 'comment', showReport: true },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await expect(table).toHaveTextContent('scriptUnsafe1');
    await expect(table).toHaveTextContent('custom-cardNot allowed by the policy1');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText(/Only its words stay/)).toBeVisible();
    await expect(onReport).toHaveBeenCalledTimes(1);
    await expect(onReport.mock.calls[0]?.[0]).toMatchObject({ outcome: 'html', remote: 1 });
  },
});

export const LongHtmlIsShownWhenTheUserAsks = meta.story({
  name: 'Long HTML is shown when the user asks',
  args: { html: foreign.article, maxLength: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show it anyway' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Packing for a week');
    // Focus is where the text is, and the change is announced.
    await expect(document.activeElement).toContainElement(
      canvas.getByRole('heading', { level: 1 }),
    );
    await waitFor(() => expect(screen.getByText('The content is shown.')).toBeInTheDocument());
  },
});

export const TasksAreDoneOrOpen = meta.story({
  name: 'Tasks are done or open',
  args: {
    policy: 'comment',
    html: '<ul><li><input type="checkbox" checked disabled> Tickets</li><li><input type="checkbox" disabled> Rain jacket</li></ul>',
  },
  play: async ({ canvas }) => {
    const [tickets, jacket] = await canvas.findAllByRole('listitem');
    await expect(within(tickets as HTMLElement).getByRole('img', { name: 'done' })).toBeVisible();
    await expect(
      within(jacket as HTMLElement).getByRole('img', { name: 'not done' }),
    ).toBeVisible();
    await expect(tickets).toHaveTextContent('☑Tickets');
  },
});

export const HeadingsMoveBelowTheirBase = meta.story({
  name: 'Headings move below their base level, and links within the text find them',
  args: { html: foreign.article, headingBase: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Packing for a week');
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(2);
    const link = canvas.getByRole('link', { name: 'the list' });
    const target = document.querySelector(link.getAttribute('href') ?? '');
    await expect(target).toHaveTextContent('In the bag');
    await expect(document.querySelector('#bag')).toBeNull();
  },
});
