import styles from './theme-builder.module.css';
import './terracotta.css';
import { ThemeSpecimen } from './theme-specimen.tsx';

/** Shows widgets in a theme of ten lines of CSS. */
export function FourthTheme() {
  return (
    // Other roles are inherited from the light theme.
    <div data-theme="light">
      <div className={`${styles.specimen} ${styles.page}`} data-theme="terracotta">
        <ThemeSpecimen />
      </div>
    </div>
  );
}
