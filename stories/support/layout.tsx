import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** Props of {@link Row}. */
interface RowProps {
  /** Vertical alignment. Default: centered. */
  align?: 'start';
  /** Whether the gap between the children is small. Default: false. */
  tight?: boolean;
  children: ReactNode;
}

/** Horizontal layout that wraps. */
export function Row({ align, tight = false, children }: RowProps) {
  return (
    <div data-align={align} data-tight={tight ? '' : undefined} className={styles.row}>
      {children}
    </div>
  );
}

/** Vertical layout; with `filled`, children are as wide as the column. */
export function Stack({ filled = false, children }: { filled?: boolean; children: ReactNode }) {
  return (
    <div className={styles.stack} data-filled={filled ? '' : undefined}>
      {children}
    </div>
  );
}

/** Widget with a caption above it, and the words of its value at the end. */
export function Specimen({
  label,
  value,
  children,
}: {
  label: string;
  value?: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.specimen}>
      <p className={styles.label}>
        {label}
        {value !== undefined && <b>{value}</b>}
      </p>
      {children}
    </div>
  );
}

/** Table with rows of its children. */
export function SampleTable({ children }: { children: ReactNode }) {
  return (
    <table className={styles.table}>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Grid with as many columns as fit; with `wide`, each has space for two dates. */
export function Columns({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div className={styles.columns} data-wide={wide ? '' : undefined}>
      {children}
    </div>
  );
}

/** Column of a comfortable width for a form. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className={styles.narrow}>{children}</div>;
}

/** Column as wide as the content of a 320 px page, with a language of its own. */
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
