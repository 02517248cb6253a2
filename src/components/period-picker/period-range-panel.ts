'use client';
// What loads once the pointer or focus reaches the field: typed text needs none of it.
export { DatePickerPanel, panelPresets } from '../date-picker/parts';
export { PeriodRangeCalendar } from '../period-calendar';
export { presetPeriodRange } from './period-presets';
