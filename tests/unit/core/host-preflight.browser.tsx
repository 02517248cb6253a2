import type { ReactElement } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DatePicker, DateRangePicker } from '#src/components/date-picker/index.ts';
import { RatingDistribution } from '#src/components/rating/index.ts';
import { SanitizedHtml } from '#src/components/sanitized-html/index.ts';
import { Callout } from '#src/primitives/callout/index.ts';
import { Dialog } from '#src/primitives/dialog/index.ts';
import '#src/tokens/tokens.css';
import { openOnce } from '#tests/support/open-once.tsx';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
beforeAll(() =>
  openOnce(
    <DatePicker aria-label="Once" defaultOpen />,
    <DateRangePicker aria-label="Once" defaultOpen />,
  ),
);

/** The rules of Tailwind's preflight that change what a browser draws. */
const preflight = `@layer base {
  *, ::after, ::before, ::backdrop { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
  h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
  a { color: inherit; text-decoration: inherit; }
  ol, ul, menu { list-style: none; }
  img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle; }
  img, video { max-width: 100%; height: auto; }
  table { text-indent: 0; border-color: inherit; border-collapse: collapse; }
  button, input, select, optgroup, textarea {
    font: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background-color: transparent; opacity: 1;
  }
}`;
const properties = ['margin', 'padding', 'border-width', 'text-decoration-line', 'list-style-type'];

/** Returns what every part of the page looks like, by its place in the page. */
function looks(): string[] {
  const parts = document.querySelectorAll('[data-slot], [data-slot] :is(a, ol, ul, td, img, p)');
  return Array.from(parts, (part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const style = getComputedStyle(part);
    const values = properties.map((name) => style.getPropertyValue(name));
    const name = part.getAttribute('data-slot') ?? part.localName;
    return `${name}: ${[x, y, width, height].map(Math.round).join(' ')} | ${values.join(' | ')}`;
  });
}

/** Returns the looks once a panel, which may still be finding its place, keeps them. */
async function steadyLooks(): Promise<string[]> {
  let seen = looks();
  await vi.waitFor(async () => {
    await settle();
    const before = seen;
    seen = looks();
    expect(seen).toEqual(before);
  });
  return seen;
}

const email =
  '<p>See <a href="https://example.com">the site</a> <img alt="x" width="20" height="20" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="> here</p><ol type="a"><li>One</li></ol><table cellpadding="16" border="2"><tr><td>1</td></tr></table>';

test.each<[part: string, element: ReactElement]>([
  [
    'date-picker-presets',
    <DatePicker
      aria-label="Day"
      key="day"
      id="day"
      defaultOpen
      defaultValue="2026-04-16"
      presets={[{ label: 'Today', offsetDays: 0 }]}
    />,
  ],
  [
    'date-range-picker-summary',
    <DateRangePicker
      aria-label="Stay"
      key="days"
      id="days"
      defaultOpen
      presets={[{ label: 'A week', days: 7 }]}
    />,
  ],
  [
    'dialog',
    <Dialog key="dialog" open onOpenChange={() => undefined} heading="Leave?">
      The form is not saved.
    </Dialog>,
  ],
  [
    'callout',
    <Callout key="callout">
      See <a href="#top">the top</a>.
    </Callout>,
  ],
  [
    'rating-distribution',
    <RatingDistribution key="bars" counts={[1, 2, 3, 4, 5]} hrefFor={(value) => `#${value}`} />,
  ],
  ['sanitized-html', <SanitizedHtml key="prose" html={email} />],
  ['sanitized-html', <SanitizedHtml key="email" policy="email" html={email} />],
])('%s looks the same in a host that resets it, before or after', async (part, element) => {
  // Presets are beside the calendar, not above it.
  await page.viewport(1000, 800);
  // A day or preset below the pointer of an earlier test would be previewed.
  await userEvent.unhover(document.body);
  document.body.style.margin = '0';
  mount(element);
  const alone = await steadyLooks();
  expect(alone.some((look) => look.startsWith(`${part}: `))).toBe(true);
  const sheet = document.createElement('style');
  sheet.textContent = preflight;
  try {
    document.head.prepend(sheet);
    expect(await steadyLooks(), 'before').toEqual(alone);
    document.head.append(sheet);
    expect(await steadyLooks(), 'after').toEqual(alone);
  } finally {
    sheet.remove();
    document.body.style.margin = '';
  }
});
