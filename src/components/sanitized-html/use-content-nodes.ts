'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useCommitted } from '../../internals/use-committed';
import type { SanitizedHtmlLabels } from '../../languages/language';
import { blockRemote, loadRemote } from './cleaning/remote-parts';
import type { SanitizeReport } from './cleaning/removals';
import { markContent } from './mark-content';
import { watchScrolling } from './watch-scrolling';
import type { Content } from './use-clean-content';

/** What happens to the content's nodes in the page. */
interface ContentNodesOptions {
  /** Texts of the marks. */
  labels: SanitizedHtmlLabels;
  /** Whether what is blocked loads. */
  allowRemote: boolean;
  /** Called once for each content, when it is in place. */
  onReport: ((report: SanitizeReport) => void) | undefined;
}

/**
 * Puts the content's nodes themselves, not their markup, into the element of the returned ref, marks links and tables,
 * and lets what is blocked load where it is allowed.
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
    // StrictMode runs effects twice: the nodes are in place by then.
    if (!element || !content || placed.current === content) return;
    placed.current = content;
    // While it looks for its own direction, Chromium reads all children for each one that comes in.
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
