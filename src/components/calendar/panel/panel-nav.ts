import type { CalendarLabels } from '../words';
import type { MonthPanelState } from './use-month-panel';

/**
 * Returns the props of the buttons that turn the pages of an open panel; `null` while it is closed.
 * @param announce Called with the title of the next page.
 */
export function panelNav(
  { open, page, pages, turn }: MonthPanelState,
  labels: CalendarLabels,
  announce: (title: string) => void,
) {
  if (!open) return null;
  const oneYear = open.unit === 'month';
  return {
    previous: oneYear ? labels.previousYear : labels.previousYears,
    next: oneYear ? labels.nextYear : labels.nextYears,
    atStart: page <= pages.first,
    atEnd: page >= pages.last,
    onTurn: (by: -1 | 1) => announce(turn(by)),
  };
}
