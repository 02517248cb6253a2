import { useRef } from 'react';
import { cx, usePicker } from '#src/core/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { chevronDown, Icon } from '#src/primitives/icon/index.ts';
import {
  PickerFrame,
  pickerMessageId,
  pickerText,
  TypedInput,
} from '#src/primitives/picker-field/index.ts';
import { PickerPanel, PickerPanelFooter } from '#src/primitives/picker-panel/index.ts';
import styles from './seat-picker.module.css';

const windowSeats = ['12A', '12F', '13A', '14A', '14F', '15A', '15F'];
const rows = [12, 13, 14, 15];

function validate(seat: string | null) {
  const isSeat = seat === null || /^\d{1,2}[A-F]$/.test(seat);
  return { value: seat, problem: isSeat ? null : 'Enter a row and a letter, such as 12A.' };
}

/** How text becomes a seat and back. A `problem` is what the message says. */
const reading = {
  format: (seat: string) => seat,
  read: (text: string) => validate(text.trim().toUpperCase() || null),
  validate,
};

// A surrounding field passes further ones, such as an id.
interface SeatPickerProps {
  'aria-label'?: string;
  name?: string;
  value?: string | null;
  defaultValue?: string | null;
  onValueChange?: (seat: string | null) => void;
  defaultOpen?: boolean;
  /** Strings that are always visible; the others could be passed in the same way. */
  labels?: typeof english;
}

const english = {
  panel: 'Window seats',
  seat: 'Row $1, seat $2',
  clear: 'Clear',
  done: 'Done',
};

/** Field for a seat, which can be typed or selected in a panel. */
export function SeatPicker({ name, labels = english, ...props }: SeatPickerProps) {
  const { root, anchor, input, field, value, typed, change, panel } = usePicker<
    string,
    'clear' | 'item-press'
  >('SeatPicker', props, {
    // Every value of the props is accepted.
    usable: (_, seat) => seat,
    readingOf: () => reading,
  });
  const first = useRef<HTMLButtonElement>(null);
  const active = windowSeats.find((seat) => seat === value) ?? windowSeats[0];
  const { required, invalid, ...control } = field;
  const summary =
    typed.problem === null ? (typed.value ?? '').replace(/(\d+)(.)/, labels.seat) : '';
  const message = pickerText(
    typed.settled ? typed.problem : null,
    summary,
    'A row and a letter, such as 12A',
  );
  const messageId = pickerMessageId(control.id, message.type, typed.visited || panel.open);
  const clearable = typed.text !== '' && !required;
  const isWrong = invalid || message.type === 'error';
  return (
    <PickerFrame
      ref={root}
      slot="seat-picker"
      state={{
        disabled: control.disabled,
        readOnly: false,
        invalid: isWrong,
        open: panel.open,
      }}
      anchor={anchor}
      buttons={{
        clearLabel: 'Clear the seat',
        openLabel: 'Show window seats',
        icon: <Icon icon={chevronDown} />,
        filled: clearable,
        'aria-haspopup': 'dialog',
        onClear: (event) => {
          change(null, { reason: 'clear', event });
          // The pressed button is removed.
          input.current?.focus();
        },
        onClick: (event) => panel.toggle(event, 'trigger-press'),
      }}
      values={[[name, typed.submitted]]}
      message={{
        textId: messageId,
        type: message.type,
        children: message.text,
      }}
      panel={
        <PickerPanel
          label={labels.panel}
          anchor={anchor}
          initialFocus={first}
          open={panel.drawn}
          onOpenChange={(_, details) => panel.hide(details)}
        >
          <p aria-hidden="true" className={styles.caption}>
            {labels.panel}
          </p>
          <div className={styles.seats}>
            {rows.map((row) =>
              ['A', 'B', 'C', '', 'D', 'E', 'F'].map((letter) => {
                const seat = `${row}${letter}`;
                // Seats that cannot be selected, and the number of the row in the aisle.
                if (!windowSeats.includes(seat)) {
                  return (
                    <span key={seat} aria-hidden="true">
                      {letter || row}
                    </span>
                  );
                }
                return (
                  <Button
                    key={seat}
                    ref={seat === active ? first : undefined}
                    variant={seat === value ? 'solid' : 'ghost'}
                    className={styles.seat}
                    aria-label={seat}
                    aria-pressed={seat === value}
                    onClick={({ nativeEvent: event }) => {
                      change(seat, { reason: 'item-press', event });
                      panel.hide({ reason: 'item-press', event });
                    }}
                  >
                    {letter}
                  </Button>
                );
              }),
            )}
          </div>
          <PickerPanelFooter
            clearLabel={labels.clear}
            doneLabel={labels.done}
            filled={clearable}
            onClear={(event) => change(null, { reason: 'clear', event })}
            onDone={(event) => panel.hide({ reason: 'close-press', event })}
          >
            {/* The line below the field says it to screen readers. */}
            <p aria-hidden="true" className={styles.summary}>
              {summary}
            </p>
          </PickerPanelFooter>
        </PickerPanel>
      }
    >
      <TypedInput
        {...control}
        ref={input}
        aria-describedby={cx(control['aria-describedby'], messageId)}
        required={required}
        invalid={isWrong}
        typed={typed}
        // Text that is no seat blocks the form.
        validity={typed.problem}
        onCommit={typed.commit}
        onOpen={(event) => panel.toggle(event, 'keyboard')}
      />
    </PickerFrame>
  );
}
