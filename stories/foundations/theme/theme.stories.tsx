import preview from '#.storybook/preview';
import { FourthTheme } from './fourth-theme.tsx';
import { ThemeBuilder } from './theme-builder.tsx';

const meta = preview.meta({
  title: 'Foundations/Theme',
  parameters: { controls: { disable: true } },
});

export const Builder = meta.story({ render: () => <ThemeBuilder /> });

export const AFourthTheme = meta.story({ name: 'A fourth theme', render: () => <FourthTheme /> });
