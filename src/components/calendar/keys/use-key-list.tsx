'use client';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { isRightToLeft } from '../../../internals/direction';
import { lazyModule } from '../../../internals/lazy-module';
import { useLazyModule } from '../../../internals/use-lazy-module';
import type { CalendarLabels } from '../../../languages/language';
import type { KeyGrid } from './key-rows';

const keyList = lazyModule(() => import('./key-list'));

/** Opens the list of keys when `?` is pressed on a cell. */
export function useKeyList() {
  const [open, setOpen] = useState<{ grid: KeyGrid; rightToLeft: boolean } | null>(null);
  const list = useLazyModule(keyList, open !== null);
  return {
    isOpen: open !== null,
    press: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== '?' || event.ctrlKey || event.altKey || event.metaKey) return;
      const cell = (event.target as Element).closest<HTMLElement>('[data-day], [data-period]');
      if (!cell) return;
      event.preventDefault();
      const above = cell.closest('[data-slot="calendar-panel"]') ? 'panel' : 'periods';
      const grid = cell.dataset.day === undefined ? above : 'days';
      setOpen({ grid, rightToLeft: isRightToLeft(cell) });
    },
    render: (labels: CalendarLabels): ReactNode =>
      open && list && <list.KeyList {...open} labels={labels} onClose={() => setOpen(null)} />,
  };
}
