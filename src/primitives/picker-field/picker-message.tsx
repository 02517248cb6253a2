'use client';
import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { cx, dataAttr, listen } from '../../core/dom';
import { useSpokenText } from '../../core/messages/announcer';
import { useAfterPress } from '../../core/messages/use-after-press';
import { circleAlert, Icon } from '../icon';
import styles from './picker-message.module.css';

/** Kind of a message: an error, the parsed value, or a hint. */
export type PickerMessageType = 'error' | 'echo' | 'hint';

/** Props of {@link PickerMessage}: `children` is the text. */
export interface PickerMessageProps extends ComponentProps<'div'> {
  /** Id of the text, without the buttons: the field's `aria-describedby`. */
  textId?: string;
  /** Value of `data-slot`, and the prefix of that of its line. Default: `picker-message`. */
  slot?: string;
  /** Kind of the message. A hint is shown while the field has focus, and is not announced. */
  type: PickerMessageType;
  /** Whether the field shows the same text, so that the line is only announced. */
  quiet?: boolean | undefined;
  /** Whether the field is invalid: an error around it replaces the hint. */
  invalid?: boolean | undefined;
  /** Buttons beside the text, such as one that fixes an error. */
  actions?: ReactNode;
}

/**
 * Line below a field. It expands to its content. Announces an error, and while a text is typed, its meaning once
 * the user pauses. Renders a `<div>`, whose parent contains the field, and has `data-open` while the panel is open.
 */
export function PickerMessage({
  textId,
  slot = 'picker-message',
  type: latestType,
  quiet: latestQuiet,
  invalid = false,
  actions,
  className,
  children,
  ...rest
}: PickerMessageProps) {
  const text = useRef<HTMLSpanElement>(null);
  const hasFocus = useFocusWithin(text) && !invalid;
  const latest = useMemo(
    () => ({ type: latestType, quiet: latestQuiet, content: children, actions, hasFocus }),
    [latestType, latestQuiet, children, actions, hasFocus],
  );
  const shown = useAfterPress(text, latest);
  const { type } = shown;
  useSpokenText(text, type === 'hint' ? null : type);
  return (
    <div
      data-slot={slot}
      {...rest}
      data-type={type}
      data-quiet={dataAttr(shown.quiet)}
      data-focused={dataAttr(shown.hasFocus)}
      className={cx(styles.root, className)}
    >
      <div data-slot={`${slot}-row`} className={styles.line}>
        {type === 'error' && <Icon icon={circleAlert} size="sm" />}
        <div data-slot={`${slot}-content`} className={styles.content}>
          <span ref={text} id={textId} data-slot={`${slot}-text`} className={styles.text}>
            {shown.content}
          </span>{' '}
          {shown.actions}
        </div>
      </div>
    </div>
  );
}

/** Props of {@link PickerMessageAction}: those of a `<button>`. */
export type PickerMessageActionProps = ComponentProps<'button'>;

/** Button in the line below a field, which looks like a link. Renders a `<button>`. */
export function PickerMessageAction({ className, ...rest }: PickerMessageActionProps) {
  return (
    <button
      type="button"
      data-slot="picker-message-action"
      {...rest}
      className={cx(styles.action, className)}
    />
  );
}

/** Returns whether the field around a line contains the focus. */
function useFocusWithin(text: RefObject<HTMLElement | null>): boolean {
  const [focused, setFocused] = useState(false);
  useLayoutEffect(() => {
    const field = text.current?.closest('[data-type]')?.parentElement;
    if (!field) return undefined;
    const enter = () => setFocused(true);
    const leave = ({ relatedTarget }: FocusEvent) =>
      setFocused(field.contains(relatedTarget as Node | null));
    if (field.matches(':focus-within')) enter();
    return listen(field, { focusin: enter, focusout: leave });
  }, [text]);
  return focused;
}

/** Text of the line below a field. */
export interface PickerText {
  /** Kind of the message. */
  type: PickerMessageType;
  /** Text. */
  text: string;
}

/** Returns the text below a field: the error, or the parsed value, or else the hint. */
export function pickerText(error: string | null, echo: string, hint: string): PickerText {
  if (error !== null) return { type: 'error', text: error };
  return echo ? { type: 'echo', text: echo } : { type: 'hint', text: hint };
}

/**
 * Returns the id of a field's message, or `undefined` while the message is not rendered: a hint is rendered when the
 * field first receives focus.
 * @param id Id of the field.
 * @param type Kind of the message.
 * @param used Whether the field has had focus, or its panel is open.
 */
export function pickerMessageId(
  id: string,
  type: PickerMessageType,
  used: boolean,
): string | undefined {
  return type !== 'hint' || used ? `${id}-message` : undefined;
}
