'use client';
import { useId, useLayoutEffect, type RefObject } from 'react';

/** Whether the browser positions an element by CSS anchors (Chromium 125, Safari 26, Firefox 147). */
function hasCssAnchors(): boolean {
  // Test environments have no `CSS`, or one without `supports`.
  return typeof CSS !== 'undefined' && CSS?.supports?.('anchor-name: --a');
}

/**
 * Ties an open popover to its anchor: by CSS anchors where the browser has them, else by measuring, in
 * code that is loaded only then. Both go through the CSSOM, which a strict policy allows.
 */
export function usePopoverPlace(
  popover: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
): void {
  const name = `--tessera-anchor-${useId().replaceAll(/[^\w-]/g, '')}`;
  useLayoutEffect(() => {
    const floating = popover.current;
    const fixed = anchor.current;
    if (!floating || !fixed) return undefined;
    return tieToAnchor(floating, fixed, name);
  }, [popover, anchor, name]);
}

/**
 * Ties a shown element of the top layer to its anchor. Returns a function that unties it.
 * @param name Name of the anchor in CSS, with its leading dashes; no two elements share one.
 */
export function tieToAnchor(floating: HTMLElement, fixed: HTMLElement, name: string): () => void {
  return hasCssAnchors() ? tieByName(floating, fixed, name) : tieByMeasure(floating, fixed);
}

function tieByName(floating: HTMLElement, fixed: HTMLElement, name: string) {
  // Popovers that share an anchor each add a name and take only their own away.
  const others = () =>
    fixed.style
      .getPropertyValue('anchor-name')
      .split(', ')
      .filter((other) => other.startsWith('--') && other !== name);
  fixed.style.setProperty('anchor-name', [...others(), name].join(', '));
  floating.style.setProperty('position-anchor', name);
  return () => {
    fixed.style.setProperty('anchor-name', others().join(', '));
  };
}

function tieByMeasure(floating: HTMLElement, fixed: HTMLElement) {
  // Below the edge of the screen until it is measured.
  floating.dataset.measured = '';
  let isOpen = true;
  let letGo: (() => void) | undefined;
  import('./follow-anchor').then(
    ({ followAnchor }) => {
      if (isOpen) letGo = followAnchor(floating, fixed);
    },
    // A lost network must not hide the popover: it appears where the browser puts it.
    () => delete floating.dataset.measured,
  );
  return () => {
    isOpen = false;
    letGo?.();
  };
}
