import { Fragment, type ReactNode } from 'react';
import { rowOfProp, type DocgenProp } from '#.storybook/docs/prop-rows.ts';
import styles from './docs.module.css';

/** Link to another page of the Storybook. */
export function StorybookLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <a href={`./?path=${path}`} target="_top">
      {children}
    </a>
  );
}

const marked = /`([^`]*)`|\[([^\]]+)\]\(\?path=([^)]+)\)/g;

/** Renders text between backticks as code, and `[name](?path=…)` as a link to another page of the Storybook. */
export function withCode(words: ReactNode): ReactNode {
  if (typeof words !== 'string') return words;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of words.matchAll(marked)) {
    const [all, code, name, path = ''] = match;
    parts.push(words.slice(end, match.index));
    parts.push(
      name === undefined ? (
        <code key={match.index}>{code}</code>
      ) : (
        <StorybookLink key={match.index} path={path}>
          {name}
        </StorybookLink>
      ),
    );
    end = match.index + all.length;
  }
  return [...parts, words.slice(end)];
}

/** Props of {@link Table}. */
interface TableProps {
  /** Accessible name of the table. */
  label: string;
  /** Column headers. */
  head: string[];
  /** Cells of each row, as many as there are headers. The first cell is the row header. */
  rows: ReactNode[][];
}

/** Table of a docs page, which scrolls in a narrow window. */
export function Table({ label, head, rows }: TableProps) {
  return (
    <div className={`sb-unstyled ${styles.tableFrame}`}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{withCode(name)}</th>
              {cells.map((cell, column) => (
                <td key={column}>{withCode(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Component with the metadata of react-docgen. */
interface Documented {
  __docgenInfo?: { props?: Readonly<Record<string, DocgenProp>> };
}

/** Table of a component's own props, for components without a story with controls. */
export function PropsTable({ of }: { of: unknown }) {
  const { props = {} } = (of as Documented).__docgenInfo ?? {};
  const rows = Object.entries(props)
    .filter(([, { tsType }]) => tsType)
    .map(([name, prop]) => {
      const { type, description, fallback } = rowOfProp(prop);
      return [
        <code key="name">{prop.required ? name : `${name}?`}</code>,
        <Fragment key="words">
          {withCode(description)}
          <div className={styles.type}>
            <code>{type}</code>
          </div>
        </Fragment>,
        fallback || '–',
      ];
    });
  return <Table label="Props" head={['Prop', 'Description', 'Default']} rows={rows} />;
}
