import { widgetModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview';
import { SessionDemo } from './session-demo.tsx';

const meta = preview.meta({
  title: 'Foundations/Sign-in',
  parameters: { controls: { disable: true }, chromatic: { modes: widgetModes } },
});

export const Session = meta.story({ name: 'A session', render: () => <SessionDemo /> });
