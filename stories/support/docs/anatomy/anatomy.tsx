import type { useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import styles from '../docs.module.css';
import { Table } from '../table';
import { AnatomyFigure } from './anatomy-figure';

/** Part of a widget for style sheets and tests to select. */
export interface AnatomySlot {
  /** Value of `data-slot`. */
  name: string;
  /** Name of its HTML element, such as `button`. */
  element: string;
  /** Purpose of the part, and its state attributes. */
  role: ReactNode;
}

/** Props of {@link Anatomy}. */
interface AnatomyProps {
  /** Story to draw; none for a table alone. */
  of?: Parameters<typeof useOf>[0];
  /** Height of an iframe, such as `480px`, for a story that opens a panel. Default: the story is rendered inline. */
  height?: string;
  /** Parts in reading order. */
  slots: AnatomySlot[];
}

/** Figure of a widget with numbers at its `data-slot`s, and the table that describes them. */
export function Anatomy({ of, height, slots }: AnatomyProps) {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string>();
  // `pagination-first, -previous` are parts of a kind: the first one is numbered.
  const names = useMemo(() => slots.map(({ name }) => name.replace(/,.*/, '')), [slots]);
  const legend = slots.map(({ name, element, role }, index) => [
    ...(of
      ? [
          <span
            key="number"
            className={styles.slotNumber}
            data-shown={shown.has(names[index] ?? '') ? '' : undefined}
            title={shown.has(names[index] ?? '') ? undefined : 'Not in the figure'}
            onPointerEnter={() => setActive(names[index])}
            onPointerLeave={() => setActive(undefined)}
          >
            {index + 1}
          </span>,
        ]
      : []),
    <span key="name" className={styles.slotName}>
      <code>{name}</code>
      <code>{`<${element}>`}</code>
    </span>,
    role,
  ]);
  return (
    <>
      {of && (
        <AnatomyFigure
          of={of}
          height={height}
          names={names}
          active={active}
          onActive={setActive}
          onShown={setShown}
        />
      )}
      <Table
        label="Anatomy"
        head={[...(of ? ['No.'] : []), 'data-slot and element', 'Description']}
        rows={legend}
      />
    </>
  );
}
