import { sanitizeToFragment } from '#src/components/sanitized-html/index.ts';
import { textOf } from './data.ts';

const html = textOf(10_000);
const host = document.body.appendChild(document.createElement('div'));

/** The text sanitized and inserted into the page. */
export function run(): number {
  host.replaceChildren(sanitizeToFragment(html, 'article').fragment);
  return host.childElementCount;
}
