import type { ReactNode } from 'react';
import { Table } from './table';

/** One side of a widget's life in a form. */
export interface FormBehaviorRow {
  /** Prop or event of the form: `name`, `required`, `reset`. */
  asks: string;
  /** What the widget answers. */
  gets: ReactNode;
}

/** Table of what a form asks of a widget and what it gets. */
export function FormBehavior({ rows }: { rows: FormBehaviorRow[] }) {
  return (
    <Table
      label="In a form"
      head={['The form asks', 'The widget answers']}
      rows={rows.map(({ asks, gets }) => [<code key="asks">{asks}</code>, gets])}
    />
  );
}
