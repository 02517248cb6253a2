import { isRightToLeft, listen } from '../../core/dom';

/** Size in CSS px. */
interface Size {
  width: number;
  height: number;
}

/** Top left corner in CSS px of the viewport. */
interface Corner {
  top: number;
  left: number;
}

/**
 * Keeps a popover at its anchor by measuring on scroll and resize; returns a cleanup function. Loaded only in
 * browsers without CSS anchor positioning.
 */
export function followAnchor(popover: HTMLElement, anchor: HTMLElement): () => void {
  const page = popover.ownerDocument;
  // A document without a window is not shown.
  const view = page.defaultView ?? window;
  const place = () => {
    const { clientWidth: width, clientHeight: height } = page.documentElement;
    const size = { width: popover.offsetWidth, height: popover.offsetHeight };
    const box = anchor.getBoundingClientRect();
    const options = { ...popover.dataset, rightToLeft: isRightToLeft(anchor) };
    const { top, left } = placePopover(box, size, { width, height }, options);
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
  const stopScroll = listen(view, { scroll: place }, { capture: true, passive: true });
  const stopResize = listen(view, { resize: fitAndPlace });
  fitAndPlace();
  return () => {
    cancelAnimationFrame(frame);
    observer?.disconnect();
    stopScroll();
    stopResize();
  };
}

/**
 * Returns the position on a side of the anchor, or on the other side if there is more space, shifted sideways to
 * stay `margin` px inside the viewport. For browsers without CSS anchor positioning.
 *
 *     ┌ anchor ┐             ┌─────────┐
 *     └────────┘             │ popover │
 *     ┌──────────┐    or     └─────────┘
 *     │ popover  │            ┌ anchor ┐
 *     └──────────┘            └────────┘
 */
export function placePopover(
  anchor: Size & Corner,
  popover: Size,
  viewport: Size,
  options: { side?: string; align?: string; rightToLeft?: boolean },
): Corner {
  const { side, align, rightToLeft = false } = options;
  const [gap, margin] = [8, 8];
  const below = viewport.height - (anchor.top + anchor.height) - gap - margin;
  const above = anchor.top - gap - margin;
  const isBelow =
    side === 'top'
      ? popover.height > above && below > above
      : popover.height <= below || below >= above;
  const top = isBelow ? anchor.top + anchor.height + gap : anchor.top - gap - popover.height;
  const rest = anchor.width - popover.width;
  const offset = align === 'center' ? rest / 2 : rightToLeft === (align === 'end') ? 0 : rest;
  const furthest = viewport.width - popover.width - margin;
  return {
    top: Math.max(margin, Math.min(top, viewport.height - popover.height - margin)),
    left: Math.max(margin, Math.min(anchor.left + offset, furthest)),
  };
}
