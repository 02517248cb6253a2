import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TripByHookForm } from '#stories/support/trips/trip-by-hook-form.tsx';
import { TripByTanstackForm } from '#stories/support/trips/trip-by-tanstack-form.tsx';

const meta = preview.meta({
  title: 'Guides/Form libraries',
  component: TripByHookForm,
  tags: ['beta'],
  args: { onTrip: fn() },
  argTypes: {
    onTrip: { description: 'Called with the trip when all fields are valid.' },
    errors: { description: 'Server errors by field.', control: 'object' },
  },
});

export const HookForm = meta.story({ name: 'React Hook Form' });

const server = (message: string) => ({ type: 'server', message });

export const HookFormErrors = meta.story({
  name: 'React Hook Form, with errors',
  args: {
    errors: {
      title: server('You already have a trip with this name.'),
      dates: server('You have another trip on these dates.'),
      country: server('Choose a country.'),
      comfort: server('Choose a level of comfort.'),
      topics: { type: 'server', message: 'Enter at most three topics.' },
      color: server('Another trip has this color.'),
    },
  },
});

export const TanstackForm = meta.story({
  name: 'TanStack Form',
  render: ({ onTrip }) => <TripByTanstackForm {...(onTrip && { onTrip })} />,
});
