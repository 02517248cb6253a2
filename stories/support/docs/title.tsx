import { Title as Heading, useOf } from '@storybook/addon-docs/blocks';
import styles from './docs.module.css';
import { usePageFacts } from './page-facts';
import { PageHead } from './page-head';

/** Labels of the tags that describe the maturity of a widget. */
const badges: Record<string, string> = { new: 'New', beta: 'Beta', stable: 'Stable' };

/** Props of {@link Title}. */
interface TitleProps {
  /** Module of the catalog stories; its title and tags are shown. */
  of: Parameters<typeof useOf>[0];
}

/** Title of a docs page: the name of the widget, its badges, and facts about it. */
export function Title({ of }: TitleProps) {
  const { preparedMeta } = useOf(of, ['meta']);
  const facts = usePageFacts(of);
  const names = preparedMeta.tags.filter((tag) => tag in badges);
  return (
    <>
      <header className={styles.title} data-loading={facts === undefined ? '' : undefined}>
        <Heading of={of} />
        {names.map((name) => (
          <span key={name} className={`sb-unstyled ${styles.badge}`} data-badge={name}>
            {badges[name]}
          </span>
        ))}
      </header>
      {facts && <PageHead facts={facts} />}
    </>
  );
}
