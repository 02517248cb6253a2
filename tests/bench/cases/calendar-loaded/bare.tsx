import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';
import { asLocalDates, closedDays, markedDays } from './data.ts';

const closed = asLocalDates(closedDays);
const modifiers = { marked: asLocalDates(markedDays) };

/** The bare package with as many modifiers and disabled dates. */
export function Subject() {
  return (
    <DayPicker
      mode="single"
      defaultMonth={new Date(2026, 10, 1)}
      today={new Date(2026, 10, 20)}
      disabled={closed}
      modifiers={modifiers}
      modifiersClassNames={{ marked: 'marked' }}
    />
  );
}

export const parts = { next: '.rdp-button_next', caption: '.rdp-caption_label' };
