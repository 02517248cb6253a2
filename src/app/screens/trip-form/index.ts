export type { TripFormLabels } from '../languages/en';
export { TripForm, type TripFormProps } from './trip-form';
export { zoneCity } from './trip-zones';
export { emptyTrip, tripFields, type TripValues } from './trip-values';
