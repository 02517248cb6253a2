import type { ReactNode } from 'react';
import { Table } from './table';

/** Behavior of a component in a form. */
export interface FormBehaviorRow {
  /** Prop or event of the form: `name`, `required`, `reset`. */
  asks: string;
  /** What the component does. */
  gets: ReactNode;
}

/** Table of a component's behavior in a form. */
export function FormBehavior({ rows }: { rows: FormBehaviorRow[] }) {
  return (
    <Table
      label="In a form"
      head={['Feature', 'Behavior']}
      rows={rows.map(({ asks, gets }) => [<code key="asks">{asks}</code>, gets])}
    />
  );
}
