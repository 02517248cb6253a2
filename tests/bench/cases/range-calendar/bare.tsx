import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';

/** The bare package, selecting a range. */
export function Subject() {
  return (
    <DayPicker mode="range" defaultMonth={new Date(2026, 10, 1)} today={new Date(2026, 10, 20)} />
  );
}

export const parts = {
  next: '.rdp-button_next',
  caption: '.rdp-caption_label',
  day: '[data-day="2026-11-20"] button',
};
