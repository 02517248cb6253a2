import type { Trip, TripDraft } from '../demo-api';

/** What a person writes about a trip, as the form holds it. */
export type TripValues = TripDraft;

/** Names of the fields, in the order of the form. */
export const tripFields = [
  'title',
  'country',
  'dates',
  'rating',
  'tags',
  'color',
  'link',
  'notes',
] as const satisfies ReadonlyArray<keyof TripValues>;

/** Values of a trip that nobody has written yet. */
export const emptyTrip: TripValues = {
  title: '',
  country: null,
  dates: null,
  rating: null,
  tags: [],
  color: null,
  link: '',
  notes: '',
};

/** Values of a trip; what is missing is empty. */
export function valuesOf(trip: Partial<Trip>): TripValues {
  const values = tripFields.map((name) => [name, trip[name] ?? emptyTrip[name]]);
  return Object.fromEntries(values) as TripValues;
}

/** Names of the fields in which two versions differ. */
export function differingFields(one: TripValues, other: TripValues) {
  return tripFields.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}
