'use client';
import { useRef, type ComponentProps, type RefObject } from 'react';
import type { ChangeDetails } from '../../core/change-details';
import { cx } from '../../core/class-names';
import type { LayerCloseReason } from '../../core/layers/layer';
import layer from '../../core/layers/layer.module.css';
import { LayerContext, useLayer } from '../../core/layers/use-layer';
import { showInTopLayer } from '../../core/panel/top-layer';
import { useMergedRefs } from '../../core/use-merged-refs';
import styles from './popover.module.css';
import { usePopoverPlace } from './use-popover-place';

/** Reason why a popover that is never a sheet closes: Escape, or a click or focus outside. */
export type ListPopoverCloseReason = LayerCloseReason;

/** Props of {@link ListPopover}. */
export interface ListPopoverProps extends ComponentProps<'div'> {
  /** Ref to the element that the popover is anchored to; a click there does not close the popover. */
  anchor: RefObject<HTMLElement | null>;
  /** Called when the popover should close; the parent then unmounts it. */
  onClose: (details: ChangeDetails<ListPopoverCloseReason>) => void;
}

/**
 * Panel in the top layer, open while mounted, that is never a sheet: for a list below a text input, where an
 * on-screen keyboard leaves little space. Renders a `<div popover="manual">` below its anchor. Escape or a click
 * outside closes only this panel, not a layer around it; focus inside then returns to where it was before.
 */
export function ListPopover(props: ListPopoverProps) {
  const { anchor, onClose, className, ref, ...rest } = props;
  const panel = useRef<HTMLDivElement>(null);
  usePopoverPlace(panel, anchor);
  const own = useLayer(panel, {
    kind: 'panel',
    anchor,
    show: showInTopLayer,
    onClose: (reason, event) => onClose({ reason, event }),
  });
  return (
    <LayerContext value={own.layer}>
      <div
        popover="manual"
        data-slot="popover"
        {...rest}
        ref={useMergedRefs(panel, ref)}
        {...own.handlers(rest)}
        className={cx(layer.root, styles.root, className)}
      />
    </LayerContext>
  );
}
