import preview from '#.storybook/preview';
import { createStage, SessionDemo, type Stage } from './session-demo.tsx';

const meta = preview.meta({
  title: 'Guides/Sign-in',
  parameters: { stage: 'bare', controls: { disable: true } },
});

export const Session = meta.story({ name: 'A session', render: () => <SessionDemo /> });

export const SignedIn = meta.story({
  name: 'Signed in',
  loaders: [
    async () => {
      const stage = createStage();
      await stage.auth.login({ email: 'editor@example.com' });
      await stage.auth.fetch('/api/trips');
      stage.tell({ later: 1_800_000 });
      await stage.auth.fetch('/api/trips');
      await stage.auth.fetch('/api/trips/3', { method: 'DELETE' });
      return { stage };
    },
  ],
  render: (_args, { loaded }) => <SessionDemo stage={loaded.stage as Stage} />,
});
