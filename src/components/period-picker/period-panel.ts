'use client';
// What loads once the pointer or focus reaches the field: typed text needs none of it.
export { DatePickerPanel } from '../date-picker/parts';
export { PeriodCalendar } from '../period-calendar';
