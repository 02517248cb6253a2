/// <reference lib="es2022" />
'use client';
import { useId, useLayoutEffect, type RefObject } from 'react';
import type { Placement } from './place-popover';

/** Declarations of CSS anchor positioning that the style sheets use (Chromium 129, Safari 26, Firefox 147). */
const anchorDeclarations = [
  'anchor-name: --a',
  // Chromium 125 to 128 only know `inset-area`.
  'position-area: block-end span-inline-end',
  'position-try-fallbacks: flip-block',
];

/** Whether the browser supports CSS anchor positioning. */
function hasCssAnchors(): boolean {
  // Test environments have no `CSS`, or one without `supports`.
  if (typeof CSS === 'undefined') return false;
  return anchorDeclarations.every((declaration) => CSS?.supports?.(declaration));
}

/**
 * Positions an open popover at its anchor: with CSS anchor positioning, or else by measuring in a lazy
 * module. Both use the CSSOM, which a strict Content-Security-Policy allows.
 */
export function usePopoverPlace(
  popover: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  { side, align }: Placement,
): void {
  const name = `--tessera-anchor-${useId().replaceAll(/[^\w-]/g, '')}`;
  useLayoutEffect(() => {
    const floating = popover.current;
    const anchorElement = anchor.current;
    if (!floating || !anchorElement) return undefined;
    return tieToAnchor(floating, anchorElement, name, { side, align });
  }, [popover, anchor, name, side, align]);
}

/**
 * Positions an element of the top layer at its anchor. Returns a cleanup function.
 * @param name Unique anchor name in CSS, with its leading dashes.
 * @param placement Place at the anchor, for browsers without CSS anchor positioning; others take it from the style sheet.
 */
export function tieToAnchor(
  floating: HTMLElement,
  anchor: HTMLElement,
  name: string,
  placement: Placement,
): () => void {
  return hasCssAnchors()
    ? tieByName(floating, anchor, name)
    : tieByMeasure(floating, anchor, placement);
}

function tieByName(floating: HTMLElement, anchor: HTMLElement, name: string) {
  // Popovers that share an anchor each add a name and remove only their own.
  const others = () =>
    anchor.style
      .getPropertyValue('anchor-name')
      .split(', ')
      .filter((other) => other.startsWith('--') && other !== name);
  anchor.style.setProperty('anchor-name', [...others(), name].join(', '));
  floating.style.setProperty('position-anchor', name);
  return () => {
    anchor.style.setProperty('anchor-name', others().join(', '));
  };
}

function tieByMeasure(floating: HTMLElement, anchor: HTMLElement, placement: Placement) {
  // Below the edge of the screen until it is measured.
  floating.dataset.measured = '';
  let isOpen = true;
  let letGo: (() => void) | undefined;
  import('./follow-anchor').then(
    ({ followAnchor }) => {
      if (isOpen) letGo = followAnchor(floating, anchor, placement);
    },
    // If loading fails, the popover must still be visible, at the browser's default position.
    () => delete floating.dataset.measured,
  );
  return () => {
    isOpen = false;
    letGo?.();
  };
}
