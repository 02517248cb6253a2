/** Values of the trip form. */
export interface TripValues {
  /** Title. */
  title: string;
  /** ISO 3166-1 alpha-2 code of the country, or null. */
  country: string | null;
  /** First and last day as ISO dates, or null. */
  dates: { from: string; to: string } | null;
  /** Departure with its offset and time zone, `2026-04-15T09:30+02:00[Europe/Berlin]`, or null. */
  departure: string | null;
  /** Arrival in the same form, or null. */
  arrival: string | null;
  /** Rating from 0 to 5 in halves, or null. */
  rating: number | null;
  /** Unique tags. */
  tags: string[];
  /** CSS color, or null. */
  color: string | null;
  /** URL of a page about the trip; may be empty. */
  link: string;
  /** Untrusted text or HTML: sanitize it before it is shown. */
  notes: string;
}

/** Values of a new trip. */
export const emptyTrip: TripValues = {
  title: '',
  country: null,
  dates: null,
  departure: null,
  arrival: null,
  rating: null,
  tags: [],
  color: null,
  link: '',
  notes: '',
};

/** Names of the fields, in the order of the form. */
export const tripFields = Object.keys(emptyTrip) as ReadonlyArray<keyof TripValues>;
