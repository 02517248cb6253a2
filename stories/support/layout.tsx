import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** Props of {@link Row}. */
interface RowProps {
  /** Where widgets of different heights stand. Default: in the middle. */
  align?: 'start';
  /** Whether the children are parts of one line, close to each other. Default: false. */
  tight?: boolean;
  children: ReactNode;
}

/** Widgets beside each other, as far as there is room. */
export function Row({ align, tight = false, children }: RowProps) {
  return (
    <div data-align={align} data-tight={tight ? '' : undefined} className={styles.row}>
      {children}
    </div>
  );
}

/** Widgets below each other; `filled` where each is as wide as the column. */
export function Stack({ filled = false, children }: { filled?: boolean; children: ReactNode }) {
  return (
    <div className={styles.stack} data-filled={filled ? '' : undefined}>
      {children}
    </div>
  );
}

/** Widget with a few words above it that name what is special. */
export function Specimen({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  );
}

/** Fields in as many columns as there is room for. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

/** Column as wide as a form is pleasant to read. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className={styles.narrow}>{children}</div>;
}

/** Column as wide as a page of 320 px leaves, in a language of its own. */
export function Phone({ locale, children }: { locale: string; children: ReactNode }) {
  return (
    <div
      lang={locale}
      data-language={locale}
      dir={locale === 'ar' ? 'rtl' : 'ltr'}
      className={styles.phone}
    >
      {children}
    </div>
  );
}
