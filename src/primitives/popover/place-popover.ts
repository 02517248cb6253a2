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

/** Place of a popover at its anchor. */
export interface Placement {
  /** Side of the anchor; the other one if there is no space. Default: `bottom`. */
  side?: 'top' | 'bottom' | undefined;
  /** Edge of the anchor with which it is aligned, in the reading direction, or the center. Default: `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
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
  anchor: Box,
  popover: Size,
  viewport: Size,
  placement: Placement & { rightToLeft?: boolean },
): Place {
  const { side, align = 'start', rightToLeft = false } = placement;
  const [gap, margin] = [6, 8];
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
