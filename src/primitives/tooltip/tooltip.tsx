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
import { cx, listen } from '../../core/dom';
import { isGivingFocus } from '../../core/layers/give-focus';
import layerStyles from '../../core/layers/layer.module.css';
import { useLayer } from '../../core/layers/use-layer';
import {
  useOuterFirst,
  type OpenChangeDetails,
  type OpenProps,
  type OpenReason,
  type TriggerProps,
} from '../../core/panel/use-open';
import { useCommitted, useControllableState } from '../../core/state';
import { useMergedRefs } from '../../core/use-merged-refs';
import { showAtAnchor } from '../popover';
import styles from './tooltip.module.css';

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
  const [asked, setOpen] = useControllableState({
    value: open,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
  });
  const isOpen = useOuterFirst(asked);
  const { anchorElement, trigger } = useAnchorElement(anchor);
  useTooltipEvents(tip, anchorElement, { delay, setOpen });
  useLayer(tip, {
    kind: 'tip',
    open: isOpen && anchorElement !== null,
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
    return isOpen && shown && anchorElement ? showAtAnchor(shown, anchorElement, id) : undefined;
  }, [anchorElement, id, isOpen]);

  const ownRef = useMergedRefs(tip, ref);
  return (
    <>
      {renderTrigger?.(trigger)}
      <div
        role="tooltip"
        popover="manual"
        data-slot="tooltip"
        data-side="top"
        data-align="center"
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

/** Time in milliseconds for the pointer to cross the gap between anchor and tooltip. */
const grace = 150;

/**
 * Shows a tooltip after hover and keyboard focus, and hides it after leave, blur and press.
 * @param anchor Element that the tooltip describes.
 */
function useTooltipEvents(
  tip: RefObject<HTMLElement | null>,
  anchor: HTMLElement | null,
  state: { delay: number; setOpen: (open: boolean, details: OpenChangeDetails) => void },
): void {
  const latest = useCommitted(state);
  useLayoutEffect(() => {
    const { current: shown } = tip;
    if (!shown || !anchor) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed: PointerEvent | undefined;
    const set = (open: boolean, reason: OpenReason, event: Event, wait = 0) => {
      clearTimeout(timer);
      const act = () => latest.current.setOpen(open, { reason, event });
      if (wait > 0) timer = setTimeout(act, wait);
      else act();
    };
    const enter = (event: PointerEvent) => {
      // What the press has opened is gone again, and the pointer has not moved.
      const rests = pressed?.clientX === event.clientX && pressed.clientY === event.clientY;
      pressed = undefined;
      // A long press has another purpose and hides what is above it.
      if (event.pointerType !== 'touch' && !rests)
        set(true, 'trigger-hover', event, latest.current.delay);
    };
    const leave = (event: PointerEvent) => set(false, 'trigger-hover', event, grace);
    // The pointer may rest on the tooltip, to read or select it (WCAG 2.2, 1.4.13).
    const stay = () => clearTimeout(timer);
    const focus = (event: FocusEvent) => {
      if (isGivingFocus() || !anchor.matches(':focus-visible')) return;
      set(true, 'trigger-focus', event, latest.current.delay);
    };
    const blur = (event: FocusEvent) => set(false, 'trigger-focus', event);
    const press = (event: PointerEvent) => {
      pressed = event;
      set(false, 'trigger-press', event);
    };
    const stopAnchor = listen(anchor, {
      pointerenter: enter,
      pointerleave: leave,
      pointerdown: press,
      focus,
      blur,
    });
    const stopTip = listen(shown, { pointerenter: stay, pointerleave: leave });
    return () => {
      clearTimeout(timer);
      stopAnchor();
      stopTip();
    };
  }, [tip, anchor, latest]);
}
