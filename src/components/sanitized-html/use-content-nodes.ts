'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { callBack } from '../../core/call-back';
import { useCommitted } from '../../core/use-committed';
import { blockRemote, loadRemote } from './cleaning/remote-parts';
import type { SanitizeReport } from './cleaning/removals';
import { nameMarks } from './mark-content';
import type { Content } from './use-clean-content';
import { watchScrolling } from './watch-scrolling';
import type { SanitizedHtmlLabels } from './words';

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
