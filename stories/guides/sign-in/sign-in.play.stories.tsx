import { expect, userEvent, type within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SessionDemo } from './session-demo.tsx';

const meta = preview.meta({
  title: 'Guides/Sign-in/Tests',
  tags: ['play'],
  parameters: { controls: { disable: true } },
  render: () => <SessionDemo />,
});

type Canvas = ReturnType<typeof within>;

const signIn = async (canvas: Canvas, email: string, password = 'any') => {
  await userEvent.type(await canvas.findByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
};

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** Returns the requests in the order in which they were sent. */
const wire = (canvas: Canvas) =>
  canvas
    .queryAllByRole('listitem')
    .map((item: HTMLElement) => [...item.children].map((part) => part.textContent).join(' · '))
    .toReversed();

const signedIn = 'POST /api/auth/login · no token · 200';

export const ExpiredTokenIsRenewedByTheNextRequest = meta.story({
  name: 'An expired token is renewed by the next request',
  play: async ({ canvas, step }) => {
    await step('Half an hour after signing in, a token has expired', async () => {
      await signIn(canvas, 'editor@example.com');
      await press(canvas, 'Half an hour later');
      await expect(canvas.getByText('expired')).toBeVisible();
    });
    await step('Load trips: the token is renewed', async () => {
      await press(canvas, 'Load trips');
      await expect(await canvas.findByText('Done.')).toBeVisible();
      await expect(canvas.queryByText('expired')).toBeNull();
    });
    await step('The renewal was sent before the request', async () => {
      await expect(wire(canvas)).toEqual([
        signedIn,
        'POST /api/auth/refresh · no token · 200',
        'GET /api/trips · with token · 200',
      ]);
    });
  },
});

export const SessionEndsWhenBothTokensHaveExpired = meta.story({
  name: 'The session ends when both tokens have expired',
  play: async ({ canvas, step }) => {
    await step('Thirty days after signing in, both tokens have expired', async () => {
      await signIn(canvas, 'editor@example.com');
      await press(canvas, 'Thirty days later');
    });
    await step('Load trips: a message and the form are shown', async () => {
      await press(canvas, 'Load trips');
      const sentence = 'Both token and refresh token have expired. Your request was aborted.';
      await expect(await canvas.findByText(sentence)).toBeVisible();
      await expect(await canvas.findByLabelText('Email')).toBeVisible();
    });
    await step('No further request was sent', async () => {
      await expect(wire(canvas)).toEqual([signedIn]);
    });
  },
});

export const ReaderMayReadAndNotDelete = meta.story({
  name: 'A reader can read but not delete',
  play: async ({ canvas }) => {
    await signIn(canvas, 'reader@example.com');
    await press(canvas, 'Load trips');
    await expect(await canvas.findByText('Done.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete a trip' })).toBeNull();
    await expect(canvas.getByText('Deleting requires trips:write.')).toBeVisible();
  },
});

export const EditorMayDeleteAndSignOut = meta.story({
  name: 'An editor can delete and sign out',
  play: async ({ canvas }) => {
    await signIn(canvas, 'editor@example.com');
    await expect(await canvas.findByText('Mia Berg')).toBeVisible();
    await press(canvas, 'Delete a trip');
    await expect(await canvas.findByText('Done.')).toBeVisible();
    await press(canvas, 'Sign out');
    await expect(await canvas.findByLabelText('Email')).toBeVisible();
    await expect(wire(canvas)).toEqual([
      signedIn,
      'DELETE /api/trips/3 · with token · 204',
      'POST /api/auth/logout · with token · 204',
    ]);
  },
});

export const WrongPasswordIsToldInTheForm = meta.story({
  name: 'A wrong password is reported in the form',
  play: async ({ canvas }) => {
    await signIn(canvas, 'editor@example.com', 'wrong');
    await expect(await canvas.findByText('The sign-in details are incorrect.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('editor@example.com');
    await expect(wire(canvas)).toEqual(['POST /api/auth/login · no token · 401']);
  },
});
