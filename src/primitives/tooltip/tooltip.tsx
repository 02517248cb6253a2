'use client';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
} from 'react';
import type { ChangeDetails } from '../../core/change-details';
import { cx } from '../../core/class-names';
import layerStyles from '../../core/layers/layer.module.css';
import { useLayer } from '../../core/layers/use-layer';
import { showInTopLayer } from '../../core/panel/top-layer';
import { useControllableState } from '../../core/use-controllable-state';
import { useMergedRefs } from '../../core/use-merged-refs';
import { tieToAnchor } from '../popover';
import styles from './tooltip.module.css';
import { useTooltipEvents, type TooltipOpenReason } from './use-tooltip-events';

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
  const anchorElement = useElement(anchor);
  useTooltipEvents(tip, anchorElement, { delay, setOpen });
  useLayer(tip, {
    kind: 'tip',
    open: isOpen,
    onClose: (_, event) => setOpen(false, { reason: 'escape-key', event }),
  });

  useLayoutEffect(() => {
    if (!anchorElement) return undefined;
    const describe = () => {
      const others = othersOf(anchorElement, id);
      // The name of an icon button must not be announced twice.
      const isName = anchorElement.getAttribute('aria-label') === tip.current?.textContent;
      setDescriptions(anchorElement, isName ? others : [...others, id]);
    };
    describe();
    // React replaces the attribute when the other descriptions change.
    const observer = new MutationObserver(describe);
    observer.observe(anchorElement, { attributeFilter: ['aria-describedby', 'aria-label'] });
    return () => {
      observer.disconnect();
      setDescriptions(anchorElement, othersOf(anchorElement, id));
    };
  }, [anchorElement, id]);

  useLayoutEffect(() => {
    const { current: shown } = tip;
    if (!isOpen || !shown || !anchorElement) return undefined;
    const untie = tieToAnchor(
      shown,
      anchorElement,
      `--tessera-tooltip-${id.replaceAll(/[^\w-]/g, '')}`,
      'above',
    );
    const hide = showInTopLayer(shown);
    return () => {
      hide();
      untie();
    };
  }, [anchorElement, id, isOpen]);

  return (
    <div
      role="tooltip"
      popover="manual"
      data-slot="tooltip"
      {...rest}
      ref={useMergedRefs(tip, ref)}
      id={id}
      hidden={!isOpen}
      className={cx(layerStyles.root, styles.root, className)}
    />
  );
}

/** Returns the element of a ref, which may mount later or be replaced by another one. */
function useElement(ref: RefObject<HTMLElement | null>): HTMLElement | null {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const read = () => setElement(ref.current);
  // Runs before the first hover or focus, which may occur in the first frame.
  useLayoutEffect(read);
  // The ref of an element after or around the tooltip is set only now.
  useEffect(read);
  return element;
}

/** Returns the ids of the descriptions of an element except one. */
function othersOf(element: HTMLElement, id: string): string[] {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(/\s+/);
  return ids.filter((other) => other !== '' && other !== id);
}

function setDescriptions(element: HTMLElement, ids: readonly string[]): void {
  const text = ids.join(' ');
  // Setting an equal value would notify the observer again.
  if (text === (element.getAttribute('aria-describedby') ?? '')) return;
  if (text === '') element.removeAttribute('aria-describedby');
  else element.setAttribute('aria-describedby', text);
}
