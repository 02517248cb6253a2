'use client';
// What loads once the pointer or focus reaches the field: typed text needs none of it.
export { DatePickerPanel, panelPresets } from '../date-picker/parts';
export { PeriodCalendar } from '../period-calendar';
export { presetPeriod } from './period-presets';
