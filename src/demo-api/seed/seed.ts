import { zonedTime } from '../store/fields.ts';
import type { Store } from '../store/store.ts';
import { newTrip, type Trip, type TripDates, type TripDraft } from '../store/trip.ts';
import type { Role, SecondFactor } from '../store/user.ts';
import { extremeTrips } from './seed-extremes.ts';
import { recentTrips } from './seed-recent.ts';
import {
  labelColors,
  nearCountries,
  notes,
  places,
  plans,
  shortStay,
  titles,
  titleTags,
  weekend,
  type Place,
} from './seed.data.ts';

/** Email address of the demo account. */
export const demoEmail = 'demo@example.com';

/** Users of the demonstration with their trips. */
const people: ReadonlyArray<{
  id: string;
  name: string;
  email: string;
  role: Role;
  secondFactor?: SecondFactor;
  trips: number;
}> = [
  { id: 'user-1', name: 'Mia Berg', email: demoEmail, role: 'editor', trips: 180 },
  { id: 'user-2', name: 'أمل حداد', email: 'admin@example.com', role: 'editor', trips: 40 },
  { id: 'user-3', name: '田辺 ゆき', email: 'reader@example.com', role: 'reader', trips: 20 },
  {
    id: 'user-4',
    name: 'Noa Lindqvist',
    email: 'two-steps@example.com',
    role: 'editor',
    secondFactor: 'email',
    trips: 0,
  },
];

/** Whether an account belongs to the demonstration, rather than to a user who signed up. */
export function isSeeded(userId: string): boolean {
  return people.some(({ id }) => id === userId);
}

/**
 * Fills an empty store with four users, who share a password, and 240 trips around a date; deterministic.
 * @param today Date around which the trips are, in ISO format.
 * @param hasTrips Whether there are trips.
 */
export function seed(store: Store, passwordHash: string, today?: string, hasTrips = true): void {
  store.transaction(() => {
    for (const [index, { trips, secondFactor = null, ...user }] of people.entries()) {
      store.users.insert({ ...user, passwordHash, secondFactor });
      if (!hasTrips) continue;
      const written = seedTrips(index + 1, trips, index === 0, today);
      for (const trip of written) store.trips.create(user.id, trip, null);
    }
  });
}

/** Default date around which the trips are: that of the fixed clock of the stories. */
export const seedToday = '2026-04-15';

const day = 86_400_000;
const startOf = (text: string) => Date.parse(`${text}T00:00:00Z`);
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Returns the trips of a user, deterministic for a seed: around today, in many places and languages, one after the
 * other, future ones without a rating.
 * @param seed Seed of the random numbers, and prefix of the ids.
 * @param count Number of trips.
 * @param isDemo Whether they are those of the demo account: its latest trips, and edge cases.
 * @param today Date around which they are, in ISO format.
 */
export function seedTrips(
  seed: number,
  count: number,
  isDemo: boolean,
  today: string = seedToday,
): Trip[] {
  const random = seededRandom(seed);
  const distance = startOf(today) - startOf(seedToday);
  const drafts = (isDemo ? [...extremeTrips, ...recentTrips] : []).map((draft) => ({
    ...draft,
    dates: draft.dates && movedBy(draft.dates, distance),
  }));
  const first = drafts.length;
  const now = startOf(today);
  const last = now + (isDemo ? -lastStart : lastStart) * day;
  const used = new Set<string>();
  while (drafts.length < count) {
    const stays = drafts.flatMap(({ dates }) => dates ?? []);
    const draft = draftFrom(random, drafts.length - first, count - first, { now, last }, stays);
    if (used.has(draft.title)) continue;
    used.add(draft.title);
    drafts.push(draft);
  }
  return drafts.map((draft, index) => {
    const id = `seed-${seed}-${String(index + 1).padStart(3, '0')}`;
    // Created after the trip, or, if it is in the future, not later than today.
    const end = draft.dates ? startOf(draft.dates.to) + 2 * day : now;
    const written = Math.min(end, now) - Math.floor(random() * day);
    const journey =
      index % 2 === 0 && draft.dates ? journeyTo(draft.country, draft.dates.from) : null;
    return newTrip(id, { ...draft, ...journey }, new Date(written).toISOString());
  });
}

function movedBy({ from, to }: TripDates, distance: number): TripDates {
  return { from: isoDay(startOf(from) + distance), to: isoDay(startOf(to) + distance) };
}

/** Days between the starts of two trips, on average. */
const daysApart = 21;

/** Days between today and the last start: after today, or, in the demo account, before its latest trips. */
const lastStart = 95;

function draftFrom(
  random: () => number,
  index: number,
  count: number,
  { now, last }: { now: number; last: number },
  stays: readonly TripDates[],
): TripDraft {
  const oneOf = <Value>(list: readonly Value[]) =>
    list[Math.floor(random() * list.length)] as Value;
  // Each place is used in turn, first in its own language; the step size visits all of them without
  // neighbors.
  const [country, own, name, english, placeTags] = places[(index * 17) % places.length] as Place;
  const chance = index < places.length ? 0 : random();
  const language = chance < 0.45 ? own : chance < 0.85 ? 'en' : 'de';
  const place = language === own ? name : english;
  const isNear = nearCountries.has(country);
  const title = oneOf((titles[language] ?? []).filter((each) => isNear || !shortStay.test(each)));
  // Turns are from the last trip to the first; this step size, too, visits all of them.
  const turn = (index * 101 + 70) % count;
  const latest = last - Math.round((turn + random()) * daysApart) * day;
  const nights = nightsOf(title, isNear, random());
  const dates = freeDates(latest, nights, weekend.test(title), stays);
  const rated = startOf(dates.to) < now && random() < 0.9;
  const written = startOf(dates.from) <= now ? notes : plans;
  const themes = titleTags.flatMap(([pattern, tag]) => (pattern.test(title) ? tag : []));
  const company = themes.length === 0 && random() < 0.4 ? ['Family'] : [];
  const sights = placeTags.slice(0, Math.floor(random() * 4));
  return {
    title: title.replace('{p}', place),
    country: random() < 0.96 ? country : null,
    dates: random() < 0.96 ? dates : null,
    departure: null,
    arrival: null,
    rating: rated
      ? Math.min(5, Math.max(0.5, Math.round((random() + random() + 1.2) * 3) / 2))
      : null,
    tags: [...new Set([...themes, ...company, ...sights])],
    // One in ten has none.
    color:
      random() < 0.7
        ? oneOf(labelColors)
        : index % 3
          ? (labelColors[index % labelColors.length] ?? null)
          : null,
    notes: random() < 0.45 ? oneOf(written[language] ?? written.en ?? []) : '',
    link: random() < 0.35 ? `https://example.org/places/${slugOf(english)}` : '',
  };
}

function nightsOf(title: string, isNear: boolean, chance: number): number {
  if (title.startsWith('Two days')) return 1;
  if (weekend.test(title)) return /l[ao]ng/.test(title) ? 3 : 2;
  return (isNear ? 2 : 5) + Math.floor(chance ** 2 * 9);
}

/** Returns the dates of a stay that starts on a day or earlier, at least two days away from all others. */
function freeDates(
  latest: number,
  nights: number,
  isWeekend: boolean,
  stays: readonly TripDates[],
): TripDates {
  // A weekend starts on a Friday.
  const start = isWeekend ? latest - ((new Date(latest).getUTCDay() + 2) % 7) * day : latest;
  const end = start + nights * day;
  const [after, before] = [isoDay(start - 2 * day), isoDay(end + 2 * day)];
  const other = stays.find(({ from, to }) => to > after && from < before);
  if (!other) return { from: isoDay(start), to: isoDay(end) };
  return freeDates(startOf(other.from) - (nights + 2) * day, nights, isWeekend, stays);
}

function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^A-Za-z]+/g, ' ');
  return plain.trim().replaceAll(' ', '-').toLowerCase();
}

/** Returns a deterministic source of numbers from 0 to 1: mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

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
function journeyTo(
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
