import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { createToastQueue, ToastRegion, type ToastOptions } from '#src/primitives/toast/index.ts';
import { ToastExample } from '#stories/support/examples/overlay-examples.tsx';

const meta = preview.meta({
  title: 'Primitives/Toast/Tests',
  component: ToastRegion,
  tags: ['beta', 'play'],
  args: { queue: createToastQueue() },
  parameters: { controls: { disable: true } },
});

const closed = fn();
const undone = fn();
const onClose: ToastOptions['onClose'] = ({ reason }) => void closed(reason);
const deleted: ToastOptions = {
  message: 'Trip deleted',
  action: { label: 'Undo', onAction: () => void undone() },
  duration: null,
  onClose,
};

const region = () => screen.getByRole('region', { name: 'Notifications (press F6)' });
const opener = () => screen.getByRole('button', { name: 'Delete trip' });
const expectGone = () => waitFor(() => expect(screen.queryByText('Trip deleted')).toBeNull());

export const MessagesAreAnnouncedByTheirKind = meta.story({
  name: 'Messages are announced according to their tone, with the key that leads to an action',
  render: () => (
    <ToastExample
      toasts={[
        { ...deleted, tone: 'success' },
        { message: 'Offline', tone: 'danger' },
      ]}
    />
  ),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent(/^Trip deleted.*F6.*Undo$/);
    await expect(screen.getByRole('alert')).not.toHaveTextContent('F6');
    await expect(screen.getByRole('alert')).toHaveTextContent('Offline');
  },
});

export const TheIconStandsInTheFirstLine = meta.story({
  name: 'The icon is in the first line',
  render: () => (
    <ToastExample
      toasts={['Offline', 'Another person has changed this trip in the meantime. '.repeat(2)].map(
        (message) => ({ message, tone: 'danger', duration: null }),
      )}
    />
  ),
  play: async () => {
    const toasts = [...region().querySelectorAll('[data-slot="toast"]')];
    const lines = toasts.map((toast) => {
      const icon = toast.querySelector('[data-slot="icon"]')?.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(toast.querySelector('[data-slot="toast-message"]') ?? toast);
      const [first, ...more] = words.getClientRects();
      const middle = (box: DOMRect | undefined) => (box ? box.top + box.height / 2 : NaN);
      return { more: more.length, apart: Math.abs(middle(icon) - middle(first)) };
    });
    await expect(lines.map(({ more }) => more > 0)).toEqual([false, true]);
    for (const { apart } of lines) await expect(apart).toBeLessThan(1);
  },
});

export const HotkeyLeadsToTheToastsAndBack = meta.story({
  name: 'A hotkey focuses the toasts, and what closes one returns focus',
  render: () => <ToastExample added={deleted} />,
  play: async ({ step }) => {
    closed.mockClear();
    undone.mockClear();
    await step('Show a toast and press F6, then Tab: the action has focus', async () => {
      await userEvent.click(opener());
      await userEvent.keyboard('{F6}');
      await expect(region()).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    });
    await step('Press F6 again: focus returns to the button', async () => {
      await userEvent.keyboard('{F6}');
      await expect(opener()).toHaveFocus();
    });
    await step('Press Escape in the toast: it closes, and focus returns', async () => {
      await userEvent.keyboard('{F6}{Tab}{Escape}');
      await expectGone();
      await expect(opener()).toHaveFocus();
    });
    await step('Press Enter on the action of another one: it runs, and focus returns', async () => {
      await userEvent.click(opener());
      await userEvent.keyboard('{F6}{Tab}{Enter}');
      await expectGone();
      await expect(undone).toHaveBeenCalledOnce();
      await expect(closed.mock.calls).toEqual([['escape-key'], ['action']]);
      await expect(opener()).toHaveFocus();
    });
  },
});
