'use client';
// What loads once the pointer or focus reaches the field: typed text needs none of it.
import { useMedia } from '../../core/use-media';
import { RangeCalendar, type RangeCalendarProps } from '../calendar';

export { DatePickerPanel } from './date-picker-panel';
// oxlint-disable-next-line react/only-export-components -- they load with the panel, whose module is replaced whole
export { panelPresets, presetRange } from './presets';

/** Calendar of a range in a panel: two months, or one where the panel is a narrow one. */
export function PanelCalendar(props: RangeCalendarProps) {
  const isNarrow = useMedia('(width < 54rem)');
  return <RangeCalendar {...props} numberOfMonths={props.numberOfMonths ?? (isNarrow ? 1 : 2)} />;
}
