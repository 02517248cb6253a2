'use client';
import { useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useCommitted } from '../../internals/use-committed';
import { useHydrated } from '../../internals/use-hydrated';
import { release, withhold } from './hold-back';
import type { HtmlPolicy, HtmlPolicyName } from './policies';
import { cleanHtml, type CleanContent } from './sanitize';
import type { SanitizeReport } from './sanitize-report';

/** What decides about the content. */
export interface ContentRules {
  html: string;
  policy: HtmlPolicyName | HtmlPolicy;
  idPrefix: string | undefined;
  headingBase: number | undefined;
  maxLength: number;
  /** Whether what would load from other sites may, where the parent says. */
  allowRemote: boolean | undefined;
  onReport: ((report: SanitizeReport) => void) | undefined;
}

/** Clean content that knows where it is. */
export interface PlacedContent extends Pick<CleanContent, 'report' | 'held'> {
  /** Moves the nodes into an element, once. */
  place: (element: HTMLElement) => void;
  /** Element that the nodes are in, `null` before. */
  element: () => HTMLElement | null;
}

function placeable({ holder, report, held }: CleanContent): PlacedContent {
  let element: HTMLElement | null = null;
  return {
    report,
    held,
    place: (into) => {
      // A ref is called twice under StrictMode: the nodes are there by then.
      if (element === into) return;
      element = into;
      if (!holder) return;
      const nodes = holder.ownerDocument.createDocumentFragment();
      while (holder.firstChild) nodes.append(holder.firstChild);
      into.replaceChildren(nodes);
    },
    element: () => element,
  };
}

// A server has no layout; the first client pass has no content.
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/**
 * Content cleaned once for each change of the HTML and its rules; `null` on a server and in the first client pass. Its
 * nodes themselves, not their markup, go into the element that gets the ref callback.
 */
export function useCleanContent({
  html,
  policy,
  idPrefix,
  headingBase,
  maxLength,
  allowRemote = false,
  onReport,
}: ContentRules): [PlacedContent | null, (element: HTMLElement | null) => void] {
  const hydrated = useHydrated();
  const ownPrefix = `${useId()}-`;
  const told = useRef<PlacedContent>(null);
  const tell = useCommitted(onReport);
  const content = useMemo(() => {
    if (!hydrated) return null;
    const options = { idPrefix: idPrefix ?? ownPrefix, headingBase, maxLength };
    return placeable(cleanHtml(html, policy, options, 'noopener noreferrer'));
  }, [hydrated, html, policy, idPrefix, ownPrefix, headingBase, maxLength]);

  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element) content?.place(element);
    },
    [content],
  );

  useBrowserLayoutEffect(() => {
    if (!content || told.current === content) return;
    told.current = content;
    tell.current?.(content.report);
  }, [content, tell]);

  useBrowserLayoutEffect(() => {
    if (!content) return;
    if (allowRemote) release(content.held);
    else withhold(content.held);
  }, [content, allowRemote]);
  return [content, ref];
}
