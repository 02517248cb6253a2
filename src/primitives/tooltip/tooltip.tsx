'use client';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { cx } from '../../core/class-names';
import layerStyles from '../../core/layers/layer.module.css';
import { useLayer } from '../../core/layers/use-layer';
import { showInTopLayer } from '../../core/panel/top-layer';
import type { OpenProps, TriggerProps } from '../../core/panel/use-open';
import { useControllableState } from '../../core/use-controllable-state';
import { useMergedRefs } from '../../core/use-merged-refs';
import { tieToAnchor } from '../popover';
import styles from './tooltip.module.css';
import { useTooltipEvents } from './use-tooltip-events';

/** Props of {@link Tooltip}. */
export interface TooltipProps extends ComponentProps<'div'>, OpenProps {
  /** Renders the button that the tooltip describes, with the given ref. Default: none; it is the `anchor`. */
  renderTrigger?: (props: Pick<TriggerProps, 'ref'>) => ReactNode;
  /** Ref to the control that the tooltip describes, such as that of the trigger of a menu. Default: the trigger. */
  anchor?: RefObject<HTMLElement | null>;
  /** Delay after hover or focus in milliseconds. Default: 500. */
  delay?: number;
}

/**
 * Short text about a control, shown above it while it is hovered or has keyboard focus. Renders the trigger and a `<div
 * role="tooltip">`, hidden until then, which is the `aria-describedby` of the control unless it has the same text as name.
 */
export function Tooltip({
  renderTrigger,
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
  const { anchorElement, trigger } = useAnchorElement(anchor);
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
      { side: 'top', align: 'center' },
    );
    const hide = showInTopLayer(shown);
    return () => {
      hide();
      untie();
    };
  }, [anchorElement, id, isOpen]);

  const ownRef = useMergedRefs(tip, ref);
  return (
    <>
      {renderTrigger?.(trigger)}
      <div
        role="tooltip"
        popover="manual"
        data-slot="tooltip"
        {...rest}
        ref={ownRef}
        id={id}
        hidden={!isOpen}
        className={cx(layerStyles.root, styles.root, className)}
      />
    </>
  );
}

/** Returns the props of the trigger, and the element of it or of the ref, which may mount later or be replaced. */
function useAnchorElement(anchor: RefObject<HTMLElement | null> | undefined) {
  const ref = useRef<HTMLButtonElement>(null);
  const [anchorElement, setElement] = useState<HTMLElement | null>(null);
  const read = () => setElement((anchor ?? ref).current);
  // Runs before the first hover or focus, which may occur in the first frame.
  useLayoutEffect(read);
  // The ref of an element after or around the tooltip is set only now.
  useEffect(read);
  return { anchorElement, trigger: { ref } };
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
