import DOMPurify from 'dompurify';
import { textOf } from './data.ts';

const html = textOf(10_000);
const host = document.body.appendChild(document.createElement('div'));

/** The text sanitized by the package and inserted into the page. */
export function run(): number {
  host.innerHTML = DOMPurify.sanitize(html);
  return host.childElementCount;
}
