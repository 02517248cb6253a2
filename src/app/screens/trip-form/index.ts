export type { TripFormLabels } from '../languages/screen-labels';
export { TripForm, type TripFormProps } from './trip-form';
export { emptyTrip, tripFields, type TripValues } from './trip-values';
