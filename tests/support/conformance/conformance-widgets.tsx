import type { WidgetRow } from '../widget-row.ts';

const modules = import.meta.glob<{ rows: readonly WidgetRow[] }>('../conformance-rows/*.tsx', {
  eager: true,
});

/**
 * How each widget is mounted and used, from `conformance-rows/<widget>.tsx`; a test fails if an exported one has no
 * row.
 */
export const widgetRows: readonly WidgetRow[] = Object.values(modules).flatMap(({ rows }) => rows);
