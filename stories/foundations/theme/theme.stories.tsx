import { darkModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import styles from './theme-builder.module.css';
import { ThemeBuilder, ThemeSpecimen } from './theme-builder.tsx';
import './terracotta.css';

const meta = preview.meta({
  title: 'Foundations/Theme',
  parameters: { stage: 'bare', controls: { disable: true } },
});

export const Builder = meta.story({
  parameters: { chromatic: { modes: darkModes } },
  render: () => <ThemeBuilder />,
});

/** Components in a theme of ten lines of CSS. */
export const AFourthTheme = meta.story({
  name: 'A fourth theme',
  parameters: { chromatic: { modes: darkModes } },
  render: () => (
    // Other roles are inherited from the light theme.
    <div className={styles.whole} data-theme="light">
      <div className={`${styles.specimen} ${styles.page}`} data-theme="terracotta">
        <ThemeSpecimen />
      </div>
    </div>
  ),
});
