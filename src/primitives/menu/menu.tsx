'use client';
import {
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { activeElementNear, cx, isComposing } from '../../core/dom';
import { useTrigger, type OpenProps, type TriggerProps } from '../../core/panel/use-open';
import { useMergedRefs } from '../../core/use-merged-refs';
import { PopoverPanel, type PopoverPlaceProps } from '../popover';
import { itemForKey, itemForText, typedText } from './item-for-key';
import styles from './menu.module.css';

/** Props of {@link Menu}: those of the `<div>` around the items, the trigger, the open state and the place. */
export interface MenuProps extends ComponentProps<'div'>, OpenProps, PopoverPlaceProps {
  /** Renders the button that opens the menu, with the given props. */
  renderTrigger: (props: TriggerProps) => ReactNode;
}

/**
 * Button that opens a list of actions, according to the menu button pattern of the ARIA Authoring Practices
 * Guide. Renders the trigger and, while open, a `<div role="menu">` in a popover, which is a bottom sheet on
 * a narrow screen.
 */
export function Menu({ renderTrigger, open, defaultOpen, onOpenChange, ...rest }: MenuProps) {
  const state = { open, defaultOpen, onOpenChange, id: rest.id };
  const { panel, id, entry, trigger } = useMenuTrigger(state);
  return (
    <>
      {renderTrigger(trigger)}
      {panel.open && (
        <MenuPanel
          aria-labelledby={rest['aria-label'] === undefined ? trigger.id : undefined}
          {...rest}
          id={id}
          button={trigger.ref}
          entry={entry}
          onHide={panel.hide}
        />
      )}
    </>
  );
}

/** Returns the props of the trigger, and the place of focus in the menu, which depends on how it was opened. */
function useMenuTrigger(state: Parameters<typeof useTrigger>[0]) {
  const entry = useRef<Entry>('menu');
  const { panel, id, trigger: button } = useTrigger(state, 'menu');
  const trigger: TriggerProps = {
    ...button,
    onClick: (event) => {
      // A click without a pointer comes from Enter, Space or assistive technology.
      entry.current = event.detail === 0 ? 'first' : 'menu';
      panel.toggle(event, 'trigger-press');
    },
    onKeyDown: (event) => {
      if (panel.open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      entry.current = event.key === 'ArrowDown' ? 'first' : 'last';
      panel.toggle(event, 'keyboard');
    },
  };
  return { panel, id, entry, trigger };
}

/** Element that receives focus when the menu opens: the menu or an item. */
type Entry = 'menu' | 'first' | 'last';

interface MenuPanelProps extends ComponentProps<'div'>, PopoverPlaceProps {
  button: RefObject<HTMLButtonElement | null>;
  entry: RefObject<Entry>;
  onHide: ReturnType<typeof useTrigger>['panel']['hide'];
}

function MenuPanel({
  button,
  entry,
  side,
  align,
  onHide,
  onKeyDown,
  onClick,
  onPointerMove,
  className,
  ref,
  ...rest
}: MenuPanelProps) {
  const menu = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', time: 0 });
  useLayoutEffect(() => {
    const items = itemsOf(menu.current);
    const { current: first } = entry;
    const target = first === 'menu' ? menu.current : items.at(first === 'first' ? 0 : -1);
    target?.focus({ preventScroll: true });
  }, [entry]);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const { key, nativeEvent } = event;
    if (key === 'Tab') {
      // From here, the browser moves focus to the element after the trigger.
      button.current?.focus();
      onHide({ reason: 'focus-out', event: nativeEvent });
      return;
    }
    const items = itemsOf(menu.current);
    const current = items.indexOf(activeElementNear(menu.current) as HTMLElement);
    const next = itemForKey(key, current, items.length) ?? itemForTyping(event, current, items);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };
  const itemForTyping = (event: KeyboardEvent, current: number, items: HTMLElement[]) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event.nativeEvent))
      return undefined;
    const text = typedText(typed.current, event.key, event.timeStamp);
    if (!text) return undefined;
    typed.current = text;
    const texts = items.map(({ textContent }) => textContent);
    return itemForText(text.text, current, texts);
  };
  const choose = (event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !itemOf(event)) return;
    onHide({ reason: 'item-press', event: event.nativeEvent });
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    onPointerMove?.(event);
    if (event.pointerType === 'mouse')
      (itemOf(event) ?? menu.current)?.focus({ preventScroll: true });
  };
  return (
    <PopoverPanel
      anchor={button}
      side={side}
      align={align}
      heading={rest['aria-label']}
      onClose={onHide}
      className={styles.panel}
    >
      <div
        role="menu"
        tabIndex={-1}
        data-slot="menu"
        {...rest}
        ref={useMergedRefs(menu, ref)}
        onKeyDown={press}
        onClick={choose}
        onPointerMove={move}
        className={cx(styles.root, className)}
      />
    </PopoverPanel>
  );
}

const anyItem = '[role^="menuitem"]';

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>(anyItem) ?? [])];
}

function itemOf({ target }: MouseEvent): HTMLElement | null {
  return (target as Element).closest<HTMLElement>(anyItem);
}
