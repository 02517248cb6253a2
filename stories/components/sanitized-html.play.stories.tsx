import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { SanitizedHtml } from '#src/components/sanitized-html/index.ts';
import * as foreign from '#stories/support/foreign-html.ts';

const asked = fn();
const told = fn();

const meta = preview.meta({
  title: 'Behaviour/Sanitised HTML',
  component: SanitizedHtml,
  tags: ['play'],
  args: {
    html: foreign.withPictures,
    policy: 'article' as const,
    // No story may reach another site: the parent holds the choice and says no.
    allowRemote: false,
    onAllowRemoteChange: asked,
    onReport: told,
  },
  beforeEach: () => {
    asked.mockClear();
    told.mockClear();
  },
});

const images = () => [...document.querySelectorAll('[data-slot="sanitized-html-content"] img')];

export const PicturesOfOtherSitesWaitForTheReader = meta.story({
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Load from other sites' });
    await expect(canvas.getByText('2 items from other sites are not loaded.')).toBeVisible();
    for (const image of images()) await expect(image).not.toHaveAttribute('src');
    await userEvent.click(button);
    await expect(asked).toHaveBeenCalledTimes(1);
    await expect(asked).toHaveBeenCalledWith(true, {
      reason: 'press',
      event: expect.any(MouseEvent),
    });
  },
});

export const PicturesHeldBackKeepTheirPlaceAndSayWhatTheyShow = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Finished floor' });
    const { width, height } = image.getBoundingClientRect();
    await expect([width, height]).toEqual([200, 180]);
  },
});

export const HostileHtmlIsHarmlessAndTheReportSaysWhy = meta.story({
  args: { html: foreign.hostile, policy: 'comment', showReport: true },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await expect(table).toHaveTextContent('scriptUnsafe1');
    await expect(table).toHaveTextContent('custom-cardNot in the policy1');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText(/Only its words stay/)).toBeVisible();
    await expect(told).toHaveBeenCalledTimes(1);
    await expect(told.mock.calls[0]?.[0]).toMatchObject({ outcome: 'html', remote: 1 });
  },
});

export const LongHtmlIsShownWhenTheReaderWants = meta.story({
  args: { html: foreign.article, maxLength: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show it anyway' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Laying a mosaic');
  },
});

export const HeadingsStandUnderTheirBase = meta.story({
  args: { html: foreign.article, headingBase: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Laying a mosaic');
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(2);
  },
});

export const LinksWithinTheTextFindTheirPlace = meta.story({
  args: { html: foreign.article },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'the tools' });
    const target = document.querySelector(link.getAttribute('href') ?? '');
    await expect(target).toHaveTextContent('Tools');
    await expect(document.querySelector('#tools')).toBeNull();
  },
});

export const LinksSayWhereTheyLead = meta.story({
  args: { html: foreign.links },
  play: async ({ canvas }) => {
    const link = (name: RegExp) => canvas.getByRole('link', { name });
    await waitFor(() => expect(link(/bank\.example/)).toHaveAttribute('data-host', 'evil.example'));
    await expect(link(/another site/)).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link(/this site/)).not.toHaveAttribute('data-external');
    await expect(canvas.queryByRole('link', { name: 'a script' })).toBeNull();
    await expect(getComputedStyle(link(/bank/), '::after').content).toContain('evil.example');
  },
});

export const WideTablesScrollByKey = meta.story({
  args: { html: foreign.wide },
  render: (args) => (
    <div className="narrow">
      <style>{'.narrow { inline-size: 20rem }'}</style>
      <SanitizedHtml {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('group', { name: 'Table' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
});
