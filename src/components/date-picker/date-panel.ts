'use client';
// What loads once the pointer or focus reaches the field: typed text needs none of it.
export { Calendar } from '../calendar';
export { DatePickerPanel } from './date-picker-panel';
export { panelPresets, presetDate } from './presets';
