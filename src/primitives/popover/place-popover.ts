/** Edges of a box in CSS px of the viewport. */
export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Size in CSS px. */
export interface Size {
  width: number;
  height: number;
}

/** Position of a popover's top left corner in CSS px of the viewport. */
export interface Place {
  top: number;
  left: number;
}

/**
 * Returns the position below the anchor, aligned with its start edge; above it if there is more space, and shifted
 * sideways to stay `margin` px inside the viewport. For browsers without CSS anchor positioning.
 *
 *     ┌ anchor ┐            ┌──────────┐
 *     └────────┘            │ popover  │
 *     ┌──────────┐    or    └──────────┘
 *     │ popover  │          ┌ anchor ┐
 *     └──────────┘          └────────┘
 */
export function placePopover(
  anchor: Box,
  popover: Size,
  viewport: Size,
  { rightToLeft = false, gap = 6, margin = 8 } = {},
): Place {
  const below = viewport.height - (anchor.top + anchor.height) - gap - margin;
  const above = anchor.top - gap - margin;
  const fitsBelow = popover.height <= below || below >= above;
  const top = fitsBelow ? anchor.top + anchor.height + gap : anchor.top - gap - popover.height;
  const start = rightToLeft ? anchor.left + anchor.width - popover.width : anchor.left;
  const furthest = viewport.width - popover.width - margin;
  return {
    top: Math.max(margin, Math.min(top, viewport.height - popover.height - margin)),
    left: Math.max(margin, Math.min(start, furthest)),
  };
}
