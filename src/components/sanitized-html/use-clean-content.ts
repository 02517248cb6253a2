'use client';
import { useId, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { useCommitted } from '../../internals/use-committed';
import { useHydrated } from '../../internals/use-hydrated';
import { dressContent, nameParts } from './dress-content';
import { release, withhold } from './hold-back';
import type { SanitizedHtmlLabels } from './labels';
import type { HtmlPolicy, HtmlPolicyName } from './policies';
import type { SanitizeReport } from './sanitize-report';
import { cleanHtml, type CleanContent } from './sanitize';

/** What decides about the content. */
export interface ContentRules {
  html: string;
  policy: HtmlPolicyName | HtmlPolicy;
  idPrefix: string | undefined;
  headingBase: number | undefined;
  maxLength: number;
  /** Whether what would load from other sites may. */
  remoteAllowed: boolean;
  labels: SanitizedHtmlLabels;
  onReport: ((report: SanitizeReport) => void) | undefined;
}

// A server has no layout; the first client pass has no content.
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/**
 * Cleans the HTML once for each change of it and of its rules, and puts the nodes themselves, not their markup, into
 * the element of the ref. `null` on a server and in the first client pass.
 */
export function useCleanContent(
  host: RefObject<HTMLElement | null>,
  { html, policy, idPrefix, headingBase, maxLength, ...now }: ContentRules,
): CleanContent | null {
  const hydrated = useHydrated();
  const ownPrefix = `${useId()}-`;
  const latest = useCommitted(now);
  const placed = useRef<CleanContent>(null);
  const content = useMemo(() => {
    if (!hydrated) return null;
    const options = { idPrefix: idPrefix ?? ownPrefix, headingBase, maxLength };
    const made = cleanHtml(html, policy, options);
    if (made.holder) dressContent(made.holder);
    return made;
  }, [hydrated, html, policy, idPrefix, ownPrefix, headingBase, maxLength]);

  useBrowserLayoutEffect(() => {
    // The nodes move once, and once they are told of: an effect may run twice.
    if (!content || placed.current === content) return;
    placed.current = content;
    if (content.holder) move(content.holder, host.current);
    latest.current.onReport?.(content.report);
  }, [content, host, latest]);

  const { remoteAllowed, labels } = now;
  useBrowserLayoutEffect(() => {
    if (!content) return;
    if (remoteAllowed) release(content.held);
    else withhold(content.held);
  }, [content, remoteAllowed]);

  useBrowserLayoutEffect(() => {
    if (host.current) nameParts(host.current, labels);
  }, [content, host, labels]);
  return content;
}

function move(from: Element, to: Element | null): void {
  const nodes = from.ownerDocument.createDocumentFragment();
  while (from.firstChild) nodes.append(from.firstChild);
  to?.replaceChildren(nodes);
}
