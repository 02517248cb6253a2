import type { ReportEntry } from './data';

/** Pictures that the page shows. */
export interface Filter {
  /** Whether accepted pictures are left out. */
  scope: 'review' | 'all';
  /** Part of a name. */
  text: string;
  /** Path of the component; empty means all. */
  title: string;
  /** Name of the mode; empty means all. */
  mode: string;
  /** State; empty means all. */
  status: ReportEntry['status'] | '';
}

/** Filter that shows everything. */
export const emptyFilter: Filter = { scope: 'all', text: '', title: '', mode: '', status: '' };

/** Labels of the states. */
export const statusNames: Record<ReportEntry['status'], string> = {
  changed: 'Changed',
  new: 'New',
  removed: 'Removed',
  failed: 'Failed',
  same: 'As accepted',
};

/** Whether a picture is among those that the filter shows. */
export function matchesFilter(entry: ReportEntry, filter: Filter): boolean {
  if (filter.scope === 'review' && entry.status === 'same') return false;
  if (filter.title && entry.title !== filter.title) return false;
  if (filter.mode && entry.mode !== filter.mode) return false;
  if (filter.status && entry.status !== filter.status) return false;
  const name = `${entry.title} ${entry.name} ${entry.id}`.toLowerCase();
  return name.includes(filter.text.trim().toLowerCase());
}

/** Values without repetition, in the order in which they first occur. */
export function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** Command that accepts `name`: a picture, a story, a component, or all. */
export function acceptCommand(name: string): string {
  return `npm run test:visual -- --accept ${name}`;
}

/** Address of a file of the report. */
export function fileOf(folder: 'shots' | 'before' | 'differences', id: string): string {
  return `${folder}/${id}.png`;
}
