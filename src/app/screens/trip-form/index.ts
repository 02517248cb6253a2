export { tripFormLabels, type TripFormLabels } from './labels';
export { TripForm, type TripFormProps } from './trip-form';
export { emptyTrip, tripFields, type TripValues } from './trip-values';
export { preloadTripForm, useTripFormLabels } from './use-trip-form-labels';
