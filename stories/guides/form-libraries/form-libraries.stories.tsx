import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TripByHookForm } from '#stories/support/trips/trip-by-hook-form.tsx';
import { TripByTanstackForm } from '#stories/support/trips/trip-by-tanstack-form.tsx';
import { emptyTrip, type Trip } from '#stories/support/trips/trip.ts';

const meta = preview.meta({
  title: 'Guides/Form libraries',
  component: TripByHookForm,
  tags: ['beta'],
  parameters: { stage: 'bare' },
  args: { onTrip: fn() },
  argTypes: {
    onTrip: { description: 'Called with the trip when all fields are valid.' },
    trip: { description: 'Initial values.', control: 'object' },
    errors: { description: 'Server errors by field.', control: 'object' },
  },
});

export const HookForm = meta.story({
  name: 'React Hook Form',
  args: { trip: { ...emptyTrip, topics: [] } },
});

const trip: Trip = {
  title: 'Spring in the south',
  dates: { from: '2026-04-16', to: '2026-04-19' },
  country: 'PT',
  comfort: 4,
  topics: ['Food', 'Walking'],
  color: '#c8553d',
};

const server = (message: string) => ({ type: 'server', message });

export const HookFormErrors = meta.story({
  name: 'React Hook Form, with errors',
  args: {
    trip: { ...trip, topics: ['Food', 'Walking', 'Wine', 'Music'] },
    errors: {
      title: server('You already have a trip with this name.'),
      dates: server('You have another trip on these dates.'),
      topics: server('Enter at most three topics.'),
      color: server('Another trip has this color.'),
    },
  },
});

export const TanstackForm = meta.story({
  name: 'TanStack Form, filled in',
  args: { trip },
  render: (args) => <TripByTanstackForm {...args} />,
});
