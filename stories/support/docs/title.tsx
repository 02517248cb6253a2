import { Title as Heading, useOf } from '@storybook/addon-docs/blocks';
import styles from './docs.module.css';

/** Labels of the tags that describe the maturity of a widget. */
const badges: Record<string, string> = { new: 'New', beta: 'Beta', stable: 'Stable' };

/** Props of {@link Title}. */
interface TitleProps {
  /** Module of the catalog stories; its title and tags are shown. */
  of: Parameters<typeof useOf>[0];
}

/** Title of a docs page: the name of the widget and its badges. */
export function Title({ of }: TitleProps) {
  const { preparedMeta } = useOf(of, ['meta']);
  const names = preparedMeta.tags.filter((tag) => tag in badges);
  return (
    <header className={styles.title}>
      <Heading of={of} />
      {names.map((name) => (
        <span key={name} className={`sb-unstyled ${styles.badge}`} data-badge={name}>
          {badges[name]}
        </span>
      ))}
    </header>
  );
}
