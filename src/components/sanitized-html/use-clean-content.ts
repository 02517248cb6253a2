'use client';
import { useId, useMemo } from 'react';
import { useHydrated } from '../../internals/use-hydrated';
import { cleanPlain, type CleanContent } from './clean-html';
import { fullRules } from './rare-parts';
import type { SanitizedHtmlProps } from './sanitized-html-props';
import { usePart } from './use-part';

type Named = 'html' | 'policy' | 'idPrefix' | 'headingBase' | 'onReport' | 'showReport';

/** What decides about the content. */
export interface ContentRules extends Pick<SanitizedHtmlProps, Named> {
  /** Whether it waits for the reader. */
  tooLong: boolean;
}

/** Clean content that knows where it is. */
export interface PlacedContent extends Omit<CleanContent, 'holder'> {
  /** Ref callback that moves the nodes into an element, once. */
  place: (element: HTMLElement | null) => void;
  /** Element that the nodes are in, `null` before. */
  element: () => HTMLElement | null;
}

function placeable(content: CleanContent, html: string): PlacedContent {
  const { holder, outcome } = content;
  let element: HTMLElement | null = null;
  return {
    ...content,
    place: (into) => {
      // A ref is called twice under StrictMode: the nodes are there by then.
      if (!into || element === into) return;
      element = into;
      const nodes = (holder?.ownerDocument ?? document).createDocumentFragment();
      if (holder) while (holder.firstChild) nodes.append(holder.firstChild);
      else if (outcome === 'text') nodes.append(html);
      // While it looks for its own direction, each child that comes in makes Chromium read all that are there.
      into.removeAttribute('dir');
      into.replaceChildren(nodes);
      into.dir = 'auto';
    },
    element: () => element,
  };
}

/**
 * Content cleaned once for each change of the HTML and its rules; `null` on a server, in the first client pass and
 * until the rules that it needs have loaded. Its nodes themselves, not their markup, go into the element that gets
 * the ref callback.
 */
export function useCleanContent({
  html,
  policy,
  idPrefix,
  headingBase,
  tooLong,
  onReport,
  showReport,
}: ContentRules): PlacedContent | null {
  const hydrated = useHydrated();
  const ownPrefix = `${useId()}-`;
  const needsAll =
    typeof policy === 'object' ||
    policy === 'email' ||
    headingBase !== undefined ||
    !!(onReport ?? showReport);
  const all = usePart(fullRules, needsAll);
  const clean = needsAll ? all?.cleanFully : cleanPlain;
  return useMemo(() => {
    if (!hydrated || !clean) return null;
    const options = {
      idPrefix: idPrefix ?? ownPrefix,
      headingBase,
      maxLength: tooLong ? 0 : undefined,
    };
    return placeable(clean(html, policy ?? 'comment', options, 'noopener noreferrer'), html);
  }, [hydrated, clean, html, policy, idPrefix, ownPrefix, headingBase, tooLong]);
}
