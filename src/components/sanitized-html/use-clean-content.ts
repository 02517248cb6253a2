'use client';
import { useId, useMemo } from 'react';
import { useHydrated } from '../../internals/use-hydrated';
import { cleanHtml, takeNodes } from './cleaning/clean-html';
import type { RemotePart } from './cleaning/remote-parts';
import type { SanitizeReport } from './cleaning/removals';
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
  const ownPrefix = `${useId()}-`;
  return useMemo(() => {
    if (!isHydrated) return null;
    const content = cleanHtml(html, policy, {
      idPrefix: idPrefix ?? ownPrefix,
      headingBase,
      maxLength,
      rel: 'noopener noreferrer',
    });
    return { nodes: takeNodes(content, html), remote: content.remote, report: content.report };
  }, [isHydrated, html, policy, idPrefix, ownPrefix, headingBase, maxLength]);
}
