import { ArgTypes, useOf } from '@storybook/addon-docs/blocks';
import styles from './docs.module.css';

type Stories = Parameters<typeof useOf>[0];

/** Props of {@link Props}. */
interface PropsProps {
  /** Modules of the catalog stories of a family: the props of the first component are open. */
  of: readonly Stories[];
}

/** Tables of the props of a family of components, of which one is open at a time. */
export function Props({ of }: PropsProps) {
  return of.map((stories, index) => <PropsOf key={index} of={stories} isOpen={index === 0} />);
}

function PropsOf({ of, isOpen }: { of: Stories; isOpen: boolean }) {
  const { preparedMeta } = useOf(of, ['meta']);
  const name = preparedMeta.title.split('/').at(-1);
  return (
    <details className={styles.way} name="props" open={isOpen}>
      <summary>{name}</summary>
      <ArgTypes of={of} />
    </details>
  );
}
