'use client';
// What loads once the pointer or focus reaches the field: typed text needs none of it.
export { MultipleCalendar } from '../calendar';
export { DatePickerPanel } from './date-picker-panel';
