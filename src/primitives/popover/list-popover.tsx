'use client';
import { useId, useRef, type ComponentProps, type RefObject } from 'react';
import { cx } from '../../core/dom';
import layer from '../../core/layers/layer.module.css';
import { useLayer } from '../../core/layers/use-layer';
import { LayerContext, type OpenChangeDetails } from '../../core/panel/use-open';
import { useMergedRefs } from '../../core/use-merged-refs';
import styles from './popover.module.css';
import { showAtAnchor } from './show-at-anchor';

/** Place of a panel beside its anchor. */
export interface PopoverPlaceProps {
  /** Side of the anchor; the other one if there is no space. Default: `bottom`. */
  side?: 'top' | 'bottom' | undefined;
  /** Edge of the anchor with which it is aligned, in the reading direction, or the center. Default: `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** Props of {@link ListPopover}. */
export interface ListPopoverProps extends ComponentProps<'div'>, PopoverPlaceProps {
  /** Ref to the element that the popover is placed at. */
  anchor: RefObject<HTMLElement | null>;
  /** Ref to the control that opens it, where a press does not close it. Default: the anchor. */
  opener?: RefObject<HTMLElement | null> | undefined;
  /** Called when the popover should close; the parent then unmounts it. */
  onClose: (details: OpenChangeDetails) => void;
}

/**
 * Panel in the top layer, open while mounted, that is never a sheet: for a list below a text input, where an
 * on-screen keyboard leaves little space. Renders a `<div popover="manual">` below its anchor. Escape or a click
 * outside closes only this panel, not a layer around it; focus inside then returns to where it was before.
 */
export function ListPopover(props: ListPopoverProps) {
  const { anchor, opener = anchor, side, align, onClose, className, ref, ...rest } = props;
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const own = useLayer(panel, {
    kind: 'panel',
    anchor: opener,
    show: (element) => showAtAnchor(element, anchor.current, id),
    onClose: (reason, event) => onClose({ reason, event }),
  });
  return (
    <LayerContext value={own.layer}>
      <div
        popover="manual"
        data-slot="popover"
        data-side={side}
        data-align={align}
        {...rest}
        ref={useMergedRefs(panel, ref)}
        {...own.handlers(rest)}
        className={cx(layer.root, styles.root, className)}
      />
    </LayerContext>
  );
}
