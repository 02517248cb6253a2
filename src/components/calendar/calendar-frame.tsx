// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has a layout and a `disabled` of its own.
'use client';
import type { ComponentProps, KeyboardEvent, ReactNode, Ref } from 'react';
import { cx } from '../../internals/class-names';
import type { ResolvedFieldControl } from '../../internals/forms/field-context';
import { presence } from '../../internals/presence';
import { useFocusableRoot } from '../../internals/use-focusable-root';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import { useKeyList } from './keys/use-key-list';
import type { CalendarLabels } from '../../languages/language';
import { CalendarFormValues, type CalendarFormValuesProps } from './calendar-form-values';
import { CalendarNav, type CalendarNavProps } from './calendar-nav';
import styles from './calendar.module.css';

/** Props of {@link CalendarFrame}. */
interface CalendarFrameProps extends ComponentProps<'div'> {
  'data-slot': string;
  field: ResolvedFieldControl;
  /** Default accessible name of the calendar. */
  name: string;
  readOnly: boolean;
  /** Whether the shown month is unknown, as on the server. */
  pending: boolean;
  nav: Omit<CalendarNavProps, 'disabled'>;
  /** Texts of the list of keys. */
  labels: CalendarLabels;
  /** Called when Escape is pressed inside; a function only while there is something to cancel. */
  onEscape?: ((event: Event) => void) | undefined;
  /** Ref to the live region. */
  liveRef: Ref<HTMLSpanElement>;
  /** Ref to the note that explains why a cell is unavailable; without a ref there is no note. */
  noteRef?: Ref<HTMLDivElement> | undefined;
  /** Values that the form submits; without a name, nothing is submitted. */
  values: Omit<CalendarFormValuesProps, 'field' | 'readOnly'> | undefined;
  /** Cells, rendered inside the element of the grid's ref. */
  children: ReactNode;
}

/**
 * Shared frame of all calendars: navigation, announcements and form values. Renders a `<div role="group">`.
 */
export function CalendarFrame(props: CalendarFrameProps) {
  const { field, name, readOnly, pending, nav, liveRef, noteRef, values, children, ...others } =
    props;
  const { labels, onEscape, ...rest } = others;
  const keys = useKeyList();
  const labelledBy = field['aria-labelledby'];
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event);
    if (!event.defaultPrevented) keys.press(event);
    const { key, nativeEvent, defaultPrevented } = event;
    if (!onEscape || key !== 'Escape' || nativeEvent.isComposing || defaultPrevented) return;
    // A surrounding popover or dialog stays open.
    event.preventDefault();
    event.stopPropagation();
    onEscape(nativeEvent);
  };
  return (
    <div
      {...rest}
      ref={useFocusableRoot(rest.ref)}
      id={field.id}
      role="group"
      aria-label={labelledBy ? undefined : (field['aria-label'] ?? name)}
      aria-labelledby={labelledBy}
      aria-describedby={field['aria-describedby']}
      data-disabled={presence(field.disabled)}
      data-readonly={presence(readOnly)}
      data-invalid={presence(field.invalid)}
      data-pending={presence(pending)}
      data-takes-escape={presence(onEscape !== undefined || keys.isOpen)}
      {...{ onKeyDown: press }}
      className={cx(styles.root, rest.className)}
    >
      <CalendarNav {...nav} disabled={field.disabled} />
      {children}
      {noteRef && (
        <div ref={noteRef} data-slot="calendar-note" aria-hidden className={styles.note} />
      )}
      <VisuallyHidden ref={liveRef} role="status" />
      {keys.render(labels)}
      {values && <CalendarFormValues {...values} field={field} readOnly={readOnly} />}
    </div>
  );
}
