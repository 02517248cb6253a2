import type { TripDraft } from '../store/trip.ts';
import { days, empty } from './seed-extremes.ts';

/** Latest trips of the demo account: with two of the edge cases, the first page of its list. */
export const recentTrips: readonly TripDraft[] = [
  {
    ...empty,
    title: 'All the way around Iceland',
    country: 'IS',
    dates: days('2026-07-11', '2026-07-24'),
    tags: ['Hot springs', 'Hiking', 'Family'],
    color: '#3d5a80',
  },
  {
    ...empty,
    title: 'Hokkaido by local train',
    country: 'JP',
    dates: days('2026-06-06', '2026-06-20'),
    tags: ['By train', 'Hot springs', 'Food'],
    color: '#7b2d5b',
    notes:
      '<h3>Still to do</h3><ul><li>Reserve the night in Abashiri</li><li>Ask Yuki about the boat</li></ul>',
  },
  {
    ...empty,
    title: 'A long weekend in Graz',
    country: 'AT',
    dates: days('2026-05-08', '2026-05-11'),
    tags: ['Weekend', 'Night train'],
    color: '#e09f3e',
  },
  {
    ...empty,
    title: 'Lisbon, Porto and the Douro',
    country: 'PT',
    dates: days('2026-04-17', '2026-04-24'),
    tags: ['Food', 'By train', 'Family', 'Hiking'],
    color: '#c8553d',
    notes: '<p>Tickets are booked. <strong>Change in Porto, platform 4.</strong></p>',
  },
  {
    ...empty,
    title: 'Pintxos in San Sebastián',
    country: 'ES',
    // Begins on the day on which the trip along the Minho ends.
    dates: days('2026-04-13', '2026-04-14'),
    rating: 5,
    tags: ['Food', 'Sea'],
    color: '#ff6347',
  },
  {
    ...empty,
    title: 'Markets and gardens of Fez',
    country: 'MA',
    dates: days('2026-03-06', '2026-03-12'),
    rating: 3.5,
    tags: ['Markets', 'Gardens'],
    color: '#588157',
    notes:
      '<p>Clouds all day, but the last evening was worth the journey. <strong>Book the house by the tanners again.</strong></p>',
  },
  {
    ...empty,
    title: 'Winter light in Marseille',
    country: 'FR',
    dates: days('2026-02-12', '2026-02-17'),
    rating: 4,
    tags: ['Sea', 'Museums', 'By train'],
    color: '#3d5a80',
  },
  {
    ...empty,
    title: 'Two rainy days in Hamburg',
    country: 'DE',
    dates: days('2026-01-31', '2026-02-01'),
    rating: 3,
    tags: ['Music', 'Friends'],
  },
];
