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

/** Side of the anchor: `below`, aligned with its start edge, or `above`, centered. */
export type Side = 'below' | 'above';

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
  anchor: Box,
  popover: Size,
  viewport: Size,
  { side = 'below' as Side, rightToLeft = false, gap = 6, margin = 8 } = {},
): Place {
  const below = viewport.height - (anchor.top + anchor.height) - gap - margin;
  const above = anchor.top - gap - margin;
  const isBelow =
    side === 'below'
      ? popover.height <= below || below >= above
      : popover.height > above && below > above;
  const top = isBelow ? anchor.top + anchor.height + gap : anchor.top - gap - popover.height;
  const rest = anchor.width - popover.width;
  const offset = side === 'above' ? rest / 2 : rightToLeft ? rest : 0;
  const furthest = viewport.width - popover.width - margin;
  return {
    top: Math.max(margin, Math.min(top, viewport.height - popover.height - margin)),
    left: Math.max(margin, Math.min(anchor.left + offset, furthest)),
  };
}
