import { clean, type CleanContent, type CleaningOptions } from './clean-html';
import { countHeld, release } from './hold-back';
import { isForbidden, policyOf, runsCode } from './html-policies';
import { keepStyle } from './inline-style';
import type { HtmlPolicy, HtmlPolicyName } from './policies';
import { Removals, type SanitizeReport } from './sanitize-report';
import { shiftHeadings } from './shift-headings';

/** Cleaning by any policy, with styles, headings, what the reader allowed, and a report. */
export function cleanFully(
  html: string,
  asked: HtmlPolicyName | HtmlPolicy,
  options: CleaningOptions,
  rel?: string,
): CleanContent & { report: SanitizeReport } {
  const removals = new Removals();
  const policy = policyOf(asked);
  const { elements, everywhere } = policy;
  const content = clean(html, policy, options, rel, {
    tell: (...part) => removals.add(...part),
    note: (element, foreign, name) => {
      if (name === undefined) {
        const unsafe = foreign || isForbidden(element) || Object.hasOwn(elements, element);
        removals.add('element', element, unsafe ? 'unsafe' : 'policy');
        return;
      }
      const allowed = everywhere.includes(name) || elements[element]?.includes(name);
      removals.add('attribute', name, allowed || runsCode(name) ? 'unsafe' : 'policy', element);
    },
    keepStyle: (...style) => keepStyle(...style, removals),
  });
  const { holder, held, outcome } = content;
  const { headingBase, allowRemote } = options;
  if (holder && headingBase !== undefined) {
    const moved = shiftHeadings(holder, headingBase);
    for (const part of held) part.element = moved.get(part.element) ?? part.element;
  }
  if (allowRemote) release(held);
  return { ...content, report: { removed: removals.list(), remote: countHeld(held), outcome } };
}
