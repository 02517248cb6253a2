import { smallWindowModes, smallWindowSheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { createToastQueue, ToastRegion, type ToastOptions } from '#src/primitives/toast/index.ts';
import { ToastExample } from '#stories/support/examples/overlay-examples.tsx';

const meta = preview.meta({
  title: 'Primitives/Toast',
  component: ToastRegion,
  tags: ['beta'],
  // The example has a queue of its own.
  args: { queue: createToastQueue() },
  parameters: {
    stage: 'none',
    controls: { exclude: ['queue'] },
    example: { queue: undefined },
    chromatic: { modes: smallWindowModes },
  },
});

// Screenshots need toasts without a timeout.
const saved: ToastOptions = { message: 'Trip saved', tone: 'success', duration: 1e9 };
const undo = { label: 'Undo', onAction: () => {} };

export const WithAction = meta.story({
  name: 'With an action',
  render: (args) => (
    <ToastExample {...args} toasts={[{ ...saved, message: 'Draft deleted', action: undo }]} />
  ),
});

// At most three are shown at once.
export const Kinds = meta.story({
  name: 'Success, warning and danger',
  render: (args) => (
    <ToastExample
      {...args}
      toasts={[
        { ...saved, tone: 'success', message: 'Link copied' },
        { ...saved, tone: 'warning', message: 'Saved on this device only' },
        { ...saved, tone: 'danger', message: 'The photo could not be uploaded', duration: null },
      ]}
    />
  ),
});

export const NeutralAndInfo = meta.story({
  name: 'Neutral and info',
  render: (args) => (
    <ToastExample
      {...args}
      toasts={[
        { ...saved, tone: 'neutral', message: 'Signed out on all other devices' },
        { ...saved, tone: 'info', message: 'Mia has added two photos' },
      ]}
    />
  ),
});

export const LongMessage = meta.story({
  name: 'Long message',
  parameters: { chromatic: { modes: smallWindowSheetModes } },
  render: (args) => (
    <ToastExample
      {...args}
      toasts={[
        {
          ...saved,
          tone: 'info',
          message: 'Another person has changed “Lisbon, Porto and the Douro” in the meantime',
          action: { label: 'Show the changes', onAction: () => {} },
          duration: null,
        },
      ]}
    />
  ),
});
