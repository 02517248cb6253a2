import * as host from './host-theme.tsx';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Foundations/Host theme',
  parameters: { controls: { disable: true } },
});

export const FlowsIn = meta.story({ name: 'Flows in', render: () => <host.FlowsIn /> });

export const FlowsBack = meta.story({ name: 'Flows back', render: () => <host.FlowsBack /> });
