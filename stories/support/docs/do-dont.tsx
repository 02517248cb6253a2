import type { ReactNode } from 'react';
import { check, Icon, x } from '#src/primitives/icon/index.ts';
import styles from './docs.module.css';
import { withCode } from './with-code';

/** Props of {@link DoDont}. */
interface DoDontProps {
  /** Recommended uses, one sentence each. */
  dos: ReactNode[];
  /** Uses to avoid, one sentence each, with the alternative. */
  donts: ReactNode[];
}

function Advice({ tone, title, items }: { tone: string; title: string; items: ReactNode[] }) {
  return (
    <div className={styles.advice} data-tone={tone}>
      <p className={styles.adviceTitle}>
        <Icon icon={tone === 'do' ? check : x} className={styles.adviceMark} />
        {title}
      </p>
      <ul className={styles.adviceList}>
        {items.map((item, index) => (
          <li key={index}>{withCode(item)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Shows when to use a component and when not, side by side. */
export function DoDont({ dos, donts }: DoDontProps) {
  return (
    <div className={`sb-unstyled ${styles.doDont}`}>
      <Advice tone="do" title="Do" items={dos} />
      <Advice tone="dont" title="Don’t" items={donts} />
    </div>
  );
}
