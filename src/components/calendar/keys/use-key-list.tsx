'use client';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { lazyModule } from '../../../internals/lazy-module';
import { isRightToLeft } from '../../../internals/locale/direction';
import { useLazyModule } from '../../../internals/use-lazy-module';
import type { CalendarLabels } from '../../../languages/language';
import type { KeyGrid } from './key-rows';

const keyList = lazyModule(() => import('./key-list'));

/** Opens the list of keys when `?` is pressed on a cell. */
export function useKeyList() {
  const [open, setOpen] = useState<{ grid: KeyGrid; rightToLeft: boolean } | null>(null);
  const list = useLazyModule(keyList, open !== null);
  return {
    /** Whether the list is shown, not only wanted: its module may never load. */
    isOpen: open !== null && list !== undefined,
    press: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== '?' || event.ctrlKey || event.altKey || event.metaKey) return;
      const cell = (event.target as Element).closest<HTMLElement>('[data-day], [data-period]');
      if (!cell) return;
      event.preventDefault();
      setOpen({ grid: gridOf(cell), rightToLeft: isRightToLeft(cell) });
    },
    render: (labels: CalendarLabels, escapes: boolean): ReactNode =>
      open &&
      list && <list.KeyList {...open} {...{ labels, escapes }} onClose={() => setOpen(null)} />,
  };
}

function gridOf(cell: HTMLElement): KeyGrid {
  if (cell.dataset.day !== undefined) return 'days';
  if (cell.closest('[data-slot="calendar-panel"]')) return 'panel';
  return cell.closest('[data-slot="calendar-week"]') ? 'weeks' : 'periods';
}
