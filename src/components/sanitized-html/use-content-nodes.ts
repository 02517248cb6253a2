'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useCommitted } from '../../internals/use-committed';
import type { SanitizedHtmlLabels } from '../../languages/language';
import { blockRemote, loadRemote } from './cleaning/remote-parts';
import type { SanitizeReport } from './cleaning/removals';
import { markContent, tableSlot } from './mark-content';
import type { Content } from './use-clean-content';

/** Options of {@link useContentNodes}. */
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
    report.current?.(content.report);
  }, [content, report]);
  useLayoutEffect(() => {
    if (content && ref.current) markContent(ref.current, labels);
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

/**
 * Makes each table and preformatted text that overflows focusable, and sets `data-more="start end"` to the
 * sides with more content, updated on scroll and resize. Returns a cleanup function.
 */
function watchScrolling(content: Element): () => void {
  const regions = [...content.querySelectorAll<HTMLElement>(`[data-slot='${tableSlot}'], pre`)];
  const markAll = () => {
    for (const region of regions) markSides(region);
  };
  // Test environments have none.
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(markAll);
  for (const region of regions) {
    observer?.observe(region);
    if (region.firstElementChild) observer?.observe(region.firstElementChild);
    region.addEventListener('scroll', markAll, { passive: true });
  }
  markAll();
  return () => {
    observer?.disconnect();
    for (const region of regions) region.removeEventListener('scroll', markAll);
  };
}

function markSides(region: HTMLElement): void {
  // Negative in right-to-left layouts.
  const before = Math.abs(region.scrollLeft);
  const after = region.scrollWidth - region.clientWidth - before;
  const sides = [before > 1 && 'start', after > 1 && 'end'].filter(Boolean).join(' ');
  if (sides) region.dataset.more = sides;
  else delete region.dataset.more;
  region.toggleAttribute('data-rtl', getComputedStyle(region).direction === 'rtl');
  if (region.localName !== 'pre') return;
  if (sides) region.tabIndex = 0;
  else region.removeAttribute('tabindex');
}
