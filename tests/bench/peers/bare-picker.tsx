import { type ReactNode, useState } from 'react';

/** Props of a picker of native elements. */
interface BarePickerProps {
  /** What shows the value, and takes typed text where the picker does. */
  fields: ReactNode;
  /** Returns what the button opens. */
  renderPanel: () => ReactNode;
}

/** Native elements with minimal React: fields, and a button that opens a panel below them. */
export function BarePicker({ fields, renderPanel }: BarePickerProps) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      {fields}
      <button type="button" className="open" onClick={() => setOpen(!open)}>
        Choose
      </button>
      {open && renderPanel()}
    </div>
  );
}

/** Props of the bare calendar: the month that every picker shows, and the focus that an opened calendar takes. */
export const november = {
  autoFocus: true,
  defaultMonth: new Date(2026, 10, 1),
  today: new Date(2026, 10, 20),
};

const times = Array.from({ length: 48 }, (_, index) => {
  return `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`;
});

/** Props of a list of times. */
interface BareTimesProps {
  label: string;
  value: string;
  onChange: (time: string) => void;
}

/** Native list with every half hour. */
export function BareTimes({ label, value, onChange }: BareTimesProps) {
  return (
    <select
      className="list"
      size={8}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {times.map((text) => (
        <option key={text}>{text}</option>
      ))}
    </select>
  );
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month, 1).toLocaleDateString('en', { month: 'long' }),
);

/** Props of the months of a year. */
interface BareMonthsProps {
  selected: readonly string[];
  onSelect: (month: string) => void;
}

/** Native buttons for the months of a year. */
export function BareMonths({ selected, onSelect }: BareMonthsProps) {
  return (
    <div className="months">
      {months.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={selected.includes(name)}
          onClick={() => onSelect(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
