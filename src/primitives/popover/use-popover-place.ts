'use client';
import { useId, useLayoutEffect, type RefObject } from 'react';
import { isRightToLeft } from '../../internals/direction';
import { placePopover } from './place-popover';

/** Whether the browser positions an element by CSS anchors (Chromium 125, Safari 26, Firefox 147). */
function hasCssAnchors(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports('anchor-name: --a');
}

/**
 * Ties an open popover to its anchor: by CSS anchors where the browser has them, else by measuring at
 * opening, scrolling and resizing. Both go through the CSSOM, which a strict policy allows.
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
    if (hasCssAnchors()) return tieByName(floating, fixed, name);
    return tieByMeasure(floating, fixed);
  }, [popover, anchor, name]);
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
  return () => fixed.style.setProperty('anchor-name', others().join(', '));
}

function tieByMeasure(floating: HTMLElement, fixed: HTMLElement) {
  floating.dataset['measured'] = '';
  const place = () => {
    const viewport = {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    };
    const size = { width: floating.offsetWidth, height: floating.offsetHeight };
    const options = { rightToLeft: isRightToLeft(fixed) };
    const { top, left } = placePopover(fixed.getBoundingClientRect(), size, viewport, options);
    floating.style.setProperty('--popover-top', `${top}px`);
    floating.style.setProperty('--popover-left', `${left}px`);
  };
  const observer = new ResizeObserver(place);
  observer.observe(floating);
  observer.observe(fixed);
  addEventListener('scroll', place, { capture: true, passive: true });
  addEventListener('resize', place);
  place();
  return () => {
    observer.disconnect();
    removeEventListener('scroll', place, { capture: true });
    removeEventListener('resize', place);
  };
}
