import type { ReactNode } from 'react';
import { Table } from './table';

/** Part of a widget that a style sheet or a test may hold on to. */
export interface AnatomySlot {
  /** Value of `data-slot`. */
  name: string;
  /** Name of the HTML element that it is, such as `button`. */
  element: string;
  /** What the part is for, and the state attributes that it carries. */
  role: ReactNode;
}

/** Table of a widget's `data-slot`s, in reading order. */
export function Anatomy({ slots }: { slots: AnatomySlot[] }) {
  return (
    <Table
      label="Anatomy"
      head={['data-slot', 'Element', 'Description']}
      rows={slots.map(({ name, element, role }) => [
        <code key="name">{name}</code>,
        <code key="element">{`<${element}>`}</code>,
        role,
      ])}
    />
  );
}
