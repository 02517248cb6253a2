import { emptyTrip, tripFields, type TripValues } from '../screens/trip-form';

/** Returns the values of a trip; missing ones are empty. */
export function valuesOf(trip: Partial<TripValues>): TripValues {
  const values = tripFields.map((name) => [name, trip[name] ?? emptyTrip[name]]);
  return Object.fromEntries(values) as unknown as TripValues;
}

/** Returns the names of the fields that differ between two versions. */
export function differingFields(one: TripValues, other: TripValues) {
  return tripFields.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}
