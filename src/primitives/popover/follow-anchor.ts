import { isRightToLeft } from '../../internals/locale/direction';
import { placePopover, type Side } from './place-popover';

/**
 * Keeps a popover at its anchor by measuring on scroll and resize; returns a cleanup function. Loaded only in
 * browsers without CSS anchor positioning.
 */
export function followAnchor(popover: HTMLElement, anchor: HTMLElement, side: Side): () => void {
  const place = () => {
    const viewport = {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    };
    const size = { width: popover.offsetWidth, height: popover.offsetHeight };
    const options = { side, rightToLeft: isRightToLeft(anchor) };
    const { top, left } = placePopover(anchor.getBoundingClientRect(), size, viewport, options);
    popover.style.setProperty('--popover-top', `${top}px`);
    popover.style.setProperty('--popover-left', `${left}px`);
  };
  const fitAndPlace = () => {
    popover.style.setProperty('--popover-anchor-width', `${anchor.offsetWidth}px`);
    place();
  };
  let frame = 0;
  const handleResize = () => {
    // Before the browser paints, so that the popover does not jump.
    place();
    // A new size of the popover must wait, because the observer would report it as a loop.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fitAndPlace);
  };
  const observer =
    typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(handleResize);
  observer?.observe(popover);
  observer?.observe(anchor);
  addEventListener('scroll', place, { capture: true, passive: true });
  addEventListener('resize', fitAndPlace);
  fitAndPlace();
  return () => {
    cancelAnimationFrame(frame);
    observer?.disconnect();
    removeEventListener('scroll', place, { capture: true });
    removeEventListener('resize', fitAndPlace);
  };
}
