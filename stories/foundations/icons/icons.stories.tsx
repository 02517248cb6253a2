import preview from '#.storybook/preview';
import { IconGrid, IconsInText } from './icon-grid.tsx';

const meta = preview.meta({
  title: 'Foundations/Icons',
  parameters: { controls: { disable: true } },
});

export const AllIcons = meta.story({ name: 'All icons', render: () => <IconGrid /> });

export const BesideText = meta.story({ name: 'Beside text', render: () => <IconsInText /> });
