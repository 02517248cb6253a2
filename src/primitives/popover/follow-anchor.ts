import { isRightToLeft } from '../../core/locale/direction';
import { placePopover, type Placement } from './place-popover';

/**
 * Keeps a popover at its anchor by measuring on scroll and resize; returns a cleanup function. Loaded only in
 * browsers without CSS anchor positioning.
 */
export function followAnchor(
  popover: HTMLElement,
  anchor: HTMLElement,
  placement: Placement,
): () => void {
  const page = popover.ownerDocument;
  // A document without a window is not shown.
  const view = page.defaultView ?? window;
  const place = () => {
    const { clientWidth: width, clientHeight: height } = page.documentElement;
    const size = { width: popover.offsetWidth, height: popover.offsetHeight };
    const options = { ...placement, rightToLeft: isRightToLeft(anchor) };
    const { top, left } = placePopover(
      anchor.getBoundingClientRect(),
      size,
      { width, height },
      options,
    );
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
  view.addEventListener('scroll', place, { capture: true, passive: true });
  view.addEventListener('resize', fitAndPlace);
  fitAndPlace();
  return () => {
    cancelAnimationFrame(frame);
    observer?.disconnect();
    view.removeEventListener('scroll', place, { capture: true });
    view.removeEventListener('resize', fitAndPlace);
  };
}
