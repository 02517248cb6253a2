import type { ReactNode } from 'react';
import { featureName } from '#.storybook/docs/feature-name.ts';
import { Table } from './table';

/** Behavior of a component in a form. */
export interface FormBehaviorRow {
  /** Props or events of the form, `name` or `min, max`, or a phrase with a space, `leaving the page`. */
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
      rows={rows.map(({ asks, gets }) => [featureName(asks), gets])}
    />
  );
}
