'use client';
import { useState, type KeyboardEvent } from 'react';
import { lazyModule } from '../../../core/lazy-module';
import { isRightToLeft } from '../../../core/locale/direction';
import { useLazyModule } from '../../../core/use-lazy-module';
import type { CalendarLabels } from '../words';
import type { KeyGrid } from './key-rows';

const keyList = lazyModule(() => import('./key-list'));

/**
 * Opens the list of keys when `?` is pressed on a cell.
 * @param escapes Whether Escape ever has an effect in the calendar.
 */
export function useKeyList(labels: CalendarLabels, escapes: boolean) {
  const [open, setOpen] = useState<{ grid: KeyGrid; rightToLeft: boolean } | null>(null);
  const list = useLazyModule(keyList, open !== null);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== '?' || event.ctrlKey || event.altKey || event.metaKey) return;
    const cell = (event.target as Element).closest<HTMLElement>('[data-day], [data-period]');
    if (!cell) return;
    event.preventDefault();
    setOpen({ grid: gridOf(cell), rightToLeft: isRightToLeft(cell) });
  };
  // `null` while it is only wanted: its module may never load.
  const dialog = open && list && (
    <list.KeyList {...open} labels={labels} escapes={escapes} onClose={() => setOpen(null)} />
  );
  return { press, dialog };
}

function gridOf(cell: HTMLElement): KeyGrid {
  if (cell.dataset.day !== undefined) return 'days';
  if (cell.closest('[data-slot="calendar-panel"]')) return 'panel';
  return cell.closest('[data-slot="calendar-week"]') ? 'weeks' : 'periods';
}
