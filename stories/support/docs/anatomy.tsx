import type { ReactNode } from 'react';
import { Table } from './table';

/** Part of a widget for style sheets and tests to select. */
export interface AnatomySlot {
  /** Value of `data-slot`. */
  name: string;
  /** Name of its HTML element, such as `button`. */
  element: string;
  /** Purpose of the part, and its state attributes. */
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
