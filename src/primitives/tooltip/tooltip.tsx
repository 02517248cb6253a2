'use client';
import { useId, useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import { cx } from '../../internals/class-names';
import { useControllableState } from '../../internals/use-controllable-state';
import { useMergedRefs } from '../../internals/use-merged-refs';
import { tieToAnchor } from '../popover';
import { useTooltipEvents, type TooltipOpenReason } from './use-tooltip-events';
import styles from './tooltip.module.css';

export type { TooltipOpenReason };

/** Props of {@link Tooltip}. */
export interface TooltipProps extends ComponentProps<'div'> {
  /** Ref to the control that the tooltip describes. */
  anchor: RefObject<HTMLElement | null>;
  /** Whether the tooltip is shown (controlled). */
  open?: boolean;
  /** Whether the tooltip is shown initially. Default: `false`. */
  defaultOpen?: boolean;
  /** Called when the tooltip is shown or hidden. */
  onOpenChange?: (open: boolean, details: ChangeDetails<TooltipOpenReason>) => void;
  /** Delay after hover or focus in milliseconds. Default: 500. */
  delay?: number;
}

/**
 * Short text about a control, shown above it while it is hovered or has keyboard focus. Renders a `<div role="tooltip">`,
 * hidden until then, and sets the `aria-describedby` of the anchor unless its text equals the name of the
 * anchor.
 */
export function Tooltip({
  anchor,
  open,
  defaultOpen = false,
  onOpenChange,
  delay = 500,
  className,
  ref,
  ...rest
}: TooltipProps) {
  const tip = useRef<HTMLDivElement>(null);
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [isOpen, setOpen] = useControllableState({
    value: open,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
  });
  useTooltipEvents(tip, anchor, { delay, isOpen, setOpen });

  useLayoutEffect(() => {
    const { current: described } = anchor;
    // The name of an icon button must not be announced twice.
    if (!described || described.getAttribute('aria-label') === tip.current?.textContent) return;
    const others = () =>
      (described.getAttribute('aria-describedby') ?? '')
        .split(/\s+/)
        .filter((other) => other !== '' && other !== id);
    described.setAttribute('aria-describedby', [...others(), id].join(' '));
    return () => {
      if (others().length > 0) described.setAttribute('aria-describedby', others().join(' '));
      else described.removeAttribute('aria-describedby');
    };
  }, [anchor, id]);

  useLayoutEffect(() => {
    const { current: shown } = tip;
    const { current: fixed } = anchor;
    if (!isOpen || !shown || !fixed) return undefined;
    const hasPopoverApi = typeof shown.showPopover === 'function';
    const untie = tieToAnchor(shown, fixed, `--tessera-tooltip-${id.replaceAll(/[^\w-]/g, '')}`);
    if (hasPopoverApi) shown.showPopover();
    // In browsers without popovers, the attribute would hide the element for good.
    else shown.removeAttribute('popover');
    return () => {
      if (hasPopoverApi && shown.matches(':popover-open')) shown.hidePopover();
      untie();
    };
  }, [anchor, id, isOpen]);

  return (
    <div
      role="tooltip"
      popover="manual"
      data-slot="tooltip"
      {...rest}
      ref={useMergedRefs(tip, ref)}
      id={id}
      hidden={!isOpen}
      className={cx(styles.root, className)}
    />
  );
}
