import { ThemeSpecimen } from './theme-specimen.tsx';
import './terracotta.css';
import styles from './theme-builder.module.css';

/** Widgets in a theme that ten lines of CSS make. */
export function FourthTheme() {
  return (
    // What the theme does not set comes from the light one.
    <div data-theme="light">
      <div className={`${styles.specimen} ${styles.page}`} data-theme="terracotta">
        <ThemeSpecimen />
      </div>
    </div>
  );
}
