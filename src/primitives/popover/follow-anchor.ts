import { isRightToLeft } from '../../internals/direction';
import { placePopover } from './place-popover';

/**
 * Keeps a popover at its anchor by measuring on scroll and resize; returns a cleanup function. Loaded only in
 * browsers without CSS anchor positioning.
 */
export function followAnchor(popover: HTMLElement, anchor: HTMLElement): () => void {
  const place = () => {
    popover.style.setProperty('--popover-anchor-width', `${anchor.offsetWidth}px`);
    const viewport = {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    };
    const size = { width: popover.offsetWidth, height: popover.offsetHeight };
    const options = { rightToLeft: isRightToLeft(anchor) };
    const { top, left } = placePopover(anchor.getBoundingClientRect(), size, viewport, options);
    popover.style.setProperty('--popover-top', `${top}px`);
    popover.style.setProperty('--popover-left', `${left}px`);
  };
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
  observer?.observe(popover);
  observer?.observe(anchor);
  addEventListener('scroll', place, { capture: true, passive: true });
  addEventListener('resize', place);
  place();
  return () => {
    observer?.disconnect();
    removeEventListener('scroll', place, { capture: true });
    removeEventListener('resize', place);
  };
}
