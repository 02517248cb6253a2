import type { ComponentProps, ReactNode } from 'react';
import { chevronDown, Icon } from '#src/primitives/icon/index.ts';
import styles from './disclosure.module.css';

/** Props of {@link Disclosure}. */
interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode;
}

/** Part of a page that opens below its title. */
export function Disclosure({ title, className = '', children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={`${styles.root} ${className}`}>
      <summary>
        {title}
        <Icon icon={chevronDown} className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
