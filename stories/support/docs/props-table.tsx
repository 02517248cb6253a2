import { Fragment } from 'react';
import { rowOfProp, type DocgenProp } from '#.storybook/docs/prop-rows.ts';
import styles from './docs.module.css';
import { Table } from './table';
import { withCode } from './with-code';

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
          <code className={styles.type}>{type}</code>
        </Fragment>,
        fallback || '–',
      ];
    });
  return <Table label="Props" head={['Prop', 'Description', 'Default']} rows={rows} />;
}
