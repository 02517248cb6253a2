import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TripByHookForm } from '#stories/support/trip-by-hook-form.tsx';
import { TripByTanstackForm } from '#stories/support/trip-by-tanstack-form.tsx';

const meta = preview.meta({
  title: 'Foundations/Form libraries',
  component: TripByHookForm,
  tags: ['beta'],
  args: { onTrip: fn() },
  argTypes: {
    onTrip: { description: 'Called with the trip once everything is right.' },
    errors: { description: 'Errors that a server found, by field.', control: 'object' },
  },
});

export const HookForm = meta.story({ name: 'React Hook Form' });

const server = (message: string) => ({ type: 'server', message });

export const HookFormErrors = meta.story({
  name: 'React Hook Form, with errors',
  args: {
    errors: {
      title: server('You have a trip of this name.'),
      dates: server('There is another trip in these days.'),
      country: server('Choose a country.'),
      comfort: server('Say how comfortable it should be.'),
      topics: { type: 'server', message: 'Name three topics at most.' },
      color: server('Choose a color that no other trip has.'),
    },
  },
});

export const TanstackForm = meta.story({
  name: 'TanStack Form',
  render: ({ onTrip }) => <TripByTanstackForm {...(onTrip && { onTrip })} />,
});
