import type { TripDraft } from '../store/trip.ts';
import { zonedTime } from '../store/zoned-time.ts';

/** Flight or train: time zones at both ends, arrival in hours and minutes, and minutes on the way. */
type Route = readonly [from: string, to: string, arrives: string, minutes: number];

const routes: Readonly<Record<string, Route>> = {
  // Trains, two of them overnight.
  AT: ['Europe/Berlin', 'Europe/Vienna', '07:55', 705],
  CH: ['Europe/Berlin', 'Europe/Zurich', '08:05', 690],
  FR: ['Europe/Berlin', 'Europe/Paris', '20:05', 485],
  // Flights to the west and the north.
  GB: ['Europe/Berlin', 'Europe/London', '09:10', 115],
  IE: ['Europe/Berlin', 'Europe/Dublin', '13:25', 145],
  IS: ['Europe/Berlin', 'Atlantic/Reykjavik', '15:20', 220],
  PT: ['Europe/Berlin', 'Europe/Lisbon', '09:55', 225],
  US: ['Europe/Berlin', 'America/New_York', '18:40', 560],
  BR: ['Europe/Lisbon', 'America/Sao_Paulo', '19:15', 615],
  // Overnight flights, some of them while the clocks change.
  ZA: ['Europe/Berlin', 'Africa/Johannesburg', '08:40', 645],
  KE: ['Europe/Berlin', 'Africa/Nairobi', '06:30', 505],
  IN: ['Europe/Berlin', 'Asia/Kolkata', '00:45', 470],
  JP: ['Europe/Berlin', 'Asia/Tokyo', '11:25', 800],
  KR: ['Europe/London', 'Asia/Seoul', '17:10', 840],
  AU: ['Asia/Singapore', 'Australia/Sydney', '06:50', 465],
  // Flights across the date line, which arrive two days later, or at an earlier time that day.
  FJ: ['America/Los_Angeles', 'Pacific/Fiji', '05:20', 660],
  NZ: ['America/Los_Angeles', 'Pacific/Auckland', '06:30', 780],
  WS: ['America/Los_Angeles', 'Pacific/Apia', '06:10', 640],
  AR: ['Pacific/Auckland', 'America/Argentina/Buenos_Aires', '15:45', 705],
};

/** Returns a journey to a country that arrives on a day `YYYY-MM-DD`, or `null` if there is none. */
export function journeyTo(
  country: string | null,
  day: string,
): Pick<TripDraft, 'departure' | 'arrival'> | null {
  const route = country === null ? undefined : routes[country];
  if (!route) return null;
  const [from, to, arrives, minutes] = route;
  const arrival = instantAt(day, arrives, to);
  return {
    departure: zonedTime(arrival - minutes * 60_000, from),
    arrival: zonedTime(arrival, to),
  };
}

/** Returns the instant at which the clocks of a zone show a time, for times at which no clock changes. */
function instantAt(day: string, time: string, zone: string): number {
  const shown = Date.parse(`${day}T${time}Z`);
  const offsetOf = (instant: number) =>
    Date.parse(`${zonedTime(instant, zone).slice(0, 16)}Z`) - instant;
  return shown - offsetOf(shown - offsetOf(shown));
}
