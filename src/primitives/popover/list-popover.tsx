'use client';
import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import { cx } from '../../internals/class-names';
import { isComposing } from '../../internals/is-composing';
import { listen } from '../../internals/listen';
import { hasPopoverApi, showInTopLayer } from '../../internals/panel/top-layer';
import { useCommitted } from '../../internals/use-committed';
import { useMergedRefs } from '../../internals/use-merged-refs';
import styles from './popover.module.css';
import { usePopoverPlace } from './use-popover-place';

/** Reason why a popover that is never a sheet closes: Escape, or a click or focus outside. */
export type ListPopoverCloseReason = 'escape-key' | 'outside-press' | 'focus-out';

/** Props of {@link ListPopover}. */
export interface ListPopoverProps extends ComponentProps<'div'> {
  /** Ref to the element that the popover is anchored to; a click there does not close the popover. */
  anchor: RefObject<HTMLElement | null>;
  /** Called when the popover should close; the parent then unmounts it. */
  onClose: (details: ChangeDetails<ListPopoverCloseReason>) => void;
}

/**
 * Panel in the top layer, open while mounted, that is never a sheet: for a list below a text input, where an
 * on-screen keyboard leaves little space. Renders a `<div popover="manual">` below its anchor. Escape closes only
 * this panel, not a surrounding dialog.
 */
export function ListPopover({ anchor, onClose, className, ref, ...rest }: ListPopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useCommitted(onClose);
  usePopoverPlace(panel, anchor);

  useLayoutEffect(() => (panel.current ? showInTopLayer(panel.current) : undefined), []);

  useLayoutEffect(() => {
    const isOutside = (event: Event) => {
      // Not `event.target`: outside a shadow root, its target is the host.
      const [target] = event.composedPath();
      return (
        target instanceof Node &&
        !panel.current?.contains(target) &&
        !anchor.current?.contains(target)
      );
    };
    const handlePress = (event: PointerEvent) => {
      if (isOutside(event)) close.current({ reason: 'outside-press', event });
    };
    const handleFocus = (event: FocusEvent) => {
      if (isOutside(event)) close.current({ reason: 'focus-out', event });
    };
    const handleEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented) return;
      const shown = panel.current;
      if (!shown || (isOutside(event) && event.target !== document.body)) return;
      // A popover that is open inside this one closes first; it may have been mounted later.
      if (hasPopoverApi(shown) && shown.querySelector(':popover-open')) return;
      if (takesEscape(event, shown)) return;
      // `preventDefault` keeps a surrounding dialog or popover open (HTML, close watchers).
      event.preventDefault();
      event.stopPropagation();
      close.current({ reason: 'escape-key', event });
    };
    return listen(
      document,
      { pointerdown: handlePress, focusin: handleFocus, keydown: handleEscape },
      { capture: true },
    );
  }, [anchor, close]);

  return (
    <div
      popover="manual"
      data-slot="popover"
      {...rest}
      ref={useMergedRefs(panel, ref)}
      className={cx(styles.root, className)}
    />
  );
}

/** Whether a part of the popover handles Escape first, for example to leave a view inside it. */
function takesEscape(event: Event, popover: HTMLElement): boolean {
  const [target] = event.composedPath();
  const part = target instanceof Element ? target.closest('[data-takes-escape]') : null;
  return part !== null && popover.contains(part);
}
