import { emptyTrip, tripFields, type TripValues } from '../screens/trip-form';

/** Values of a trip; what is missing is empty. */
export function valuesOf(trip: Partial<TripValues>): TripValues {
  const values = tripFields.map((name) => [name, trip[name] ?? emptyTrip[name]]);
  return Object.fromEntries(values) as unknown as TripValues;
}

/** Names of the fields in which two versions differ. */
export function differingFields(one: TripValues, other: TripValues) {
  return tripFields.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}
