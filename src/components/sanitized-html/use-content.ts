'use client';
import { type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { callBack } from '../../core/callbacks';
import { isRightToLeft, listen } from '../../core/dom';
import { useCommitted } from '../../core/state';
import { useHydrated } from '../../core/use-hydrated';
import { cleanHtml, takeNodes } from './clean-html';
import { effectivePolicy } from './effective-policy';
import type { HtmlPolicy } from './html-policies';
import { markContent, nameMarks, scrollRegions } from './mark-content';
import type { SanitizeReport } from './removals';
import { type RemotePart, blockRemote, loadRemote } from './resource-url';
import type { SanitizedHtmlProps } from './sanitized-html-props';
import type { SanitizedHtmlLabels } from './words';

/**
 * Sets `data-more="start end"` to the sides with more content of each table and preformatted text that overflows, updated
 * on scroll and resize, and makes the latter focusable. Returns a cleanup function.
 */
function watchScrolling(content: Element): () => void {
  const regions = content.querySelectorAll<HTMLElement>(scrollRegions);
  // Test environments have neither observers nor layout.
  if (regions.length === 0 || typeof ResizeObserver === 'undefined') return () => {};
  // Calls back for all of them before the first paint.
  const observer = new ResizeObserver((entries) => {
    markSides(entries.map(({ target }) => target.closest<HTMLElement>(scrollRegions)));
  });
  for (const region of regions) {
    observer.observe(region);
    if (region.firstElementChild) observer.observe(region.firstElementChild);
  }
  const scroll = ({ target }: Event) => {
    if ((target as Element).matches(scrollRegions)) markSides([target as HTMLElement]);
  };
  // Captured, because scroll events do not bubble.
  const stopListening = listen(content, { scroll }, { capture: true, passive: true });
  // A font that arrives late makes preformatted text wider, not its box.
  const { fonts } = content.ownerDocument;
  const markAll = () => markSides([...regions]);
  fonts?.addEventListener('loadingdone', markAll);
  return () => {
    observer.disconnect();
    stopListening();
    fonts?.removeEventListener('loadingdone', markAll);
  };
}

/** Reads all regions before it writes to any, because reading after a change needs another layout. */
function markSides(found: ReadonlyArray<HTMLElement | null>): void {
  const regions = [...new Set(found)].filter((region) => region !== null);
  const marks = regions.map((region) => {
    // Negative in right-to-left layouts.
    const before = Math.abs(region.scrollLeft);
    const after = region.scrollWidth - region.clientWidth - before;
    const sides = [before > 1 && 'start', after > 1 && 'end'].filter(Boolean).join(' ');
    return { region, sides, isRtl: sides !== '' && isRightToLeft(region) };
  });
  for (const { region, sides, isRtl } of marks) {
    if (sides) region.dataset.more = sides;
    else delete region.dataset.more;
    region.toggleAttribute('data-rtl', isRtl);
    if (region.localName !== 'pre') continue;
    if (sides) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  }
}

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

interface ContentNodesOptions {
  /** Labels of the marks. */
  labels: SanitizedHtmlLabels;
  /** Whether blocked parts load. */
  allowRemote: boolean;
  /** Called once for each content, after it is inserted. */
  onReport: ((report: SanitizeReport) => void) | undefined;
}

/**
 * Inserts the nodes of the content, not their markup, into the element of the returned ref, marks links and
 * tables, and loads blocked parts if allowed.
 */
export function useContentNodes(
  content: Content | null,
  { labels, allowRemote, onReport }: ContentNodesOptions,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const placed = useRef<Content>(null);
  const report = useCommitted(onReport);
  useLayoutEffect(() => {
    const element = ref.current;
    // StrictMode runs effects twice; the nodes are then already inserted.
    if (!element || !content || placed.current === content) return;
    placed.current = content;
    // While it resolves its own direction, Chromium reads all children for each inserted child.
    element.removeAttribute('dir');
    element.replaceChildren(content.nodes);
    element.dir = 'auto';
    callBack(report.current, content.report);
  }, [content, report]);
  useLayoutEffect(() => {
    if (content && ref.current) nameMarks(ref.current, labels);
  }, [content, labels]);
  useLayoutEffect(
    () => (content && ref.current ? watchScrolling(ref.current) : undefined),
    [content],
  );
  useLayoutEffect(() => {
    if (!content || !allowRemote) return undefined;
    loadRemote(content.remote);
    return () => blockRemote(content.remote);
  }, [content, allowRemote]);
  return ref;
}
