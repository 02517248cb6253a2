'use client';
import { useId, useMemo, useState } from 'react';
import { useHydrated } from '../../core/use-hydrated';
import { cleanHtml, takeNodes } from './cleaning/clean-html';
import { effectivePolicy } from './cleaning/effective-policy';
import type { HtmlPolicy } from './cleaning/html-policy';
import type { RemotePart } from './cleaning/remote-parts';
import type { SanitizeReport } from './cleaning/removals';
import { markContent } from './mark-content';
import type { SanitizedHtmlProps } from './sanitized-html-props';

/** Sanitized content of the component. */
export interface Content {
  /** Sanitized nodes, until they are inserted into the page. */
  nodes: DocumentFragment;
  /** Blocked parts that would load from other sites. */
  remote: readonly RemotePart[];
  /** What was removed and why. */
  report: SanitizeReport;
}

/**
 * Sanitizes the HTML once for each change of it and its rules; returns `null` on a server and during
 * hydration.
 */
export function useCleanContent({
  html,
  policy = 'comment',
  idPrefix,
  headingBase,
  maxLength,
}: Pick<
  SanitizedHtmlProps,
  'html' | 'policy' | 'idPrefix' | 'headingBase' | 'maxLength'
>): Content | null {
  const isHydrated = useHydrated();
  const rules = useStablePolicy(effectivePolicy(policy));
  const ownPrefix = `${useId()}-`;
  return useMemo(() => {
    if (!isHydrated) return null;
    const content = cleanHtml(html, rules, {
      idPrefix: idPrefix ?? ownPrefix,
      headingBase,
      maxLength,
      rel: 'noopener noreferrer',
    });
    const nodes = takeNodes(content, html);
    markContent(nodes);
    return { nodes, remote: content.remote, report: content.report };
  }, [isHydrated, html, rules, idPrefix, ownPrefix, headingBase, maxLength]);
}

/** Returns the policy of an earlier render while its rules are the same, so that it can be written inline. */
function useStablePolicy(policy: HtmlPolicy): HtmlPolicy {
  const [stable, setStable] = useState(policy);
  if (policy === stable || JSON.stringify(policy) === JSON.stringify(stable)) return stable;
  setStable(policy);
  return policy;
}
