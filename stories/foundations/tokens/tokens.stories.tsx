import preview from '#.storybook/preview';
import { cssFiles, dtcgFiles, figmaFiles } from './export-tokens.ts';
import { TokenFiles } from './token-files.tsx';

const meta = preview.meta({
  title: 'Foundations/Tokens',
  parameters: { controls: { disable: true } },
});

export const DesignTokens = meta.story({
  name: 'DTCG JSON',
  render: () => <TokenFiles files={dtcgFiles} />,
});

export const Css = meta.story({ name: 'CSS', render: () => <TokenFiles files={cssFiles} /> });

export const Figma = meta.story({
  name: 'Figma variables',
  render: () => <TokenFiles files={figmaFiles} />,
});
