import { screenModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import type { AppWorld, ScreenArgs } from '#stories/support/app-stage.ts';
import { screenMeta } from '#stories/support/screen.tsx';
import { click, findElement } from '#stories/support/user-actions.ts';

const meta = preview.meta({
  title: 'Screens/Settings',
  ...screenMeta,
  args: { at: '/settings', as: 'demo@example.com' } as ScreenArgs,
});

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.4 Mobile/15E148 Safari/604.1';

const signInOnAPhone = async ({ pass, signInElsewhere }: AppWorld) => {
  const earlier = 25 * 60_000;
  pass(-earlier);
  await signInElsewhere('demo@example.com', phone);
  pass(earlier);
};

const waitForSessions = async () => void (await findElement('main li'));

const askForPassword = async () => {
  await click('[role="switch"]');
  await findElement('dialog[open]');
};

export const Default = meta.story({
  parameters: { chromatic: { modes: screenModes } },
  args: { before: signInOnAPhone, act: waitForSessions },
});

export const SecondStep = meta.story({ name: 'Second step', args: { act: askForPassword } });
