import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  sanitize,
  SanitizedHtml,
  sanitizeToFragment,
  type HtmlPolicy,
  type SanitizeReport,
} from '#src/components/sanitized-html/index.ts';
import { forgetProblems } from '#src/core/report-problem.ts';
import { partOf } from '#tests/support/elements.ts';
import { catchErrors, mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const content = () => partOf('sanitized-html-content');
const picture = '<p>x</p><img src="https://images.invalid/a.png" alt="A">';

describe('A policy that is written inline', () => {
  const policyOf = (): HtmlPolicy => ({
    elements: { details: [], summary: [], p: [] },
    everywhere: [],
    styles: [],
  });

  function Inline() {
    const [report, setReport] = useState<SanitizeReport>();
    const [times, setTimes] = useState(0);
    return (
      <>
        <button onClick={() => setTimes(times + 1)}>again</button>
        <output>{report?.outcome}</output>
        <SanitizedHtml
          html="<details><summary>More</summary><p>x</p></details>"
          policy={policyOf()}
          onReport={setReport}
        />
      </>
    );
  }

  test('is applied once, so that what the user opened stays open', async () => {
    mount(<Inline />);
    await settle();
    expect(document.querySelector('output')?.textContent).toBe('html');
    const details = content().querySelector('details');
    await userEvent.click(content().querySelector('summary') as Element);
    await userEvent.click(document.querySelector('button') as Element);
    expect(content().querySelector('details')).toBe(details);
    expect(details?.open).toBe(true);
  });
});

test('a handler that throws keeps the content', async () => {
  const errors = catchErrors();
  const fail = () => {
    throw new Error('from the application');
  };
  mount(<SanitizedHtml html={picture} onReport={fail} onAllowRemoteChange={fail} />);
  await settle();
  expect(content().textContent).toBe('x');
  expect(errors).toEqual(['from the application']);
  expect(sanitize('<p>x</p>', 'comment', { onReport: fail })).toBe('<p>x</p>');
});

test.each([undefined, null, 5, {}])('of %s, which is no HTML, nothing is left', (html) => {
  const problems = vi.spyOn(console, 'error').mockImplementation(() => {});
  forgetProblems();
  expect(sanitize(html as string, 'comment', null as never)).toBe('');
  expect(sanitizeToFragment(html as unknown as string).fragment.childNodes).toHaveLength(0);
  expect(problems.mock.calls.flat().join()).toContain('`html`');
  problems.mockRestore();
});

test.each(['shadowroot', 'shadowrootmode'])(
  'nodes belong to a document where nothing loads, also in a policy with %s',
  (attribute) => {
    const policy: HtmlPolicy = { elements: { img: ['src'] }, everywhere: [attribute], styles: [] };
    expect(sanitizeToFragment(picture, policy).fragment.ownerDocument).not.toBe(document);
  },
);

test('a malformed policy shows only the text and is reported', async () => {
  const problems = vi.spyOn(console, 'error').mockImplementation(() => {});
  mount(<SanitizedHtml html="<p>Hello <b>you</b></p>" policy={{} as HtmlPolicy} />);
  await settle();
  expect(content().innerHTML).toBe('Hello you');
  expect(problems.mock.calls.flat().join()).toContain('`policy`');
  problems.mockRestore();
});
