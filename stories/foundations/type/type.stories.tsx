import preview from '#.storybook/preview';
import * as specimens from './type-specimens.tsx';

const meta = preview.meta({
  title: 'Foundations/Type',
  parameters: { controls: { disable: true } },
});

export const Typefaces = meta.story({ render: () => <specimens.Typefaces /> });

export const TextStyles = meta.story({
  name: 'Text styles',
  render: () => <specimens.TextStyles />,
});

export const Sizes = meta.story({ render: () => <specimens.Sizes /> });

export const Weights = meta.story({ render: () => <specimens.Weights /> });

export const Figures = meta.story({ render: () => <specimens.Figures /> });

export const Scripts = meta.story({ render: () => <specimens.Scripts /> });
