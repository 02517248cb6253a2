import { extremeTrips } from './seed-extremes.ts';
import { places, type Place } from './seed-places.data.ts';
import { labelColors, notes, plans, shortStay, tagWords, titles } from './seed-words.data.ts';
import { seededRandom } from './seeded-random.ts';
import { newTrip } from './trip-record.ts';
import type { TripDraft } from './trip-draft.ts';
import type { Trip, TripDates } from './trip.ts';

/** Day that the trips are written around unless another is given: the one on which the clock of the stories stands still. */
export const seedToday = '2026-04-15';

const day = 86_400_000;
const startOf = (text: string) => Date.parse(`${text}T00:00:00Z`);
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Trips of one person, the same for the same seed: around today, in many places and languages, what lies ahead without a
 * rating.
 * @param seed Number that decides what they are; its identifiers begin with it.
 * @param count How many.
 * @param extremes Whether those that a design must bear are among them.
 * @param today Day that they are around, as an ISO date.
 */
export function seedTrips(
  seed: number,
  count: number,
  extremes: boolean,
  today: string = seedToday,
): Trip[] {
  const random = seededRandom(seed);
  const drafts: TripDraft[] = extremes ? [...extremeTrips] : [];
  const used = new Set<string>();
  while (drafts.length < count) {
    const draft = draftFrom(random, drafts.length - (extremes ? extremeTrips.length : 0));
    if (used.has(draft.title)) continue;
    used.add(draft.title);
    drafts.push(draft);
  }
  return drafts.map((draft, index) => {
    const id = `seed-${seed}-${String(index + 1).padStart(3, '0')}`;
    // All were made up for one day; for another they move as they are.
    const moved = draft.dates && movedBy(draft.dates, startOf(today) - startOf(seedToday));
    // Written after it was over, or, where it lies ahead, not later than today.
    const end = moved ? startOf(moved.to) + 2 * day : startOf(today);
    const written = Math.min(end, startOf(today)) - Math.floor(random() * day);
    return newTrip(id, { ...draft, dates: moved }, new Date(written).toISOString());
  });
}

function movedBy({ from, to }: TripDates, distance: number): TripDates {
  return { from: isoDay(startOf(from) + distance), to: isoDay(startOf(to) + distance) };
}

function draftFrom(random: () => number, index: number): TripDraft {
  const today = startOf(seedToday);
  const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value;
  // Each place has its turn, first in its own language; the step leads through all of them without neighbors.
  const [country, own, name, english] = places[(index * 17) % places.length] as Place;
  const chance = index < places.length ? 0 : random();
  const language = chance < 0.45 ? own : chance < 0.85 ? 'en' : 'de';
  const place = language === own ? name : english;
  // Every sixth is near today, so that a month of a calendar has something to show.
  const distance = index % 6 === 0 ? random() * 70 - 30 : random() ** 1.5 * -2400 + 200;
  const start = today + Math.round(distance) * day;
  const title = pick(titles[language] ?? []);
  const length = shortStay.test(title) ? 2 : Math.ceil(random() ** 2 * 16);
  const end = start + length * day;
  const rated = end < today && random() < 0.9;
  const written = start <= today ? notes : plans;
  const frequent = () => tagWords[Math.floor(random() ** 2 * tagWords.length)] as string;
  return {
    title: title.replace('{p}', place),
    country: random() < 0.96 ? country : null,
    dates: random() < 0.96 ? { from: isoDay(start), to: isoDay(end) } : null,
    rating: rated
      ? Math.min(5, Math.max(0.5, Math.round((random() + random() + 1.2) * 3) / 2))
      : null,
    tags: [...new Set(Array.from({ length: Math.floor(random() * 5) }, frequent))],
    color: random() < 0.7 ? pick(labelColors) : null,
    notes: random() < 0.45 ? pick(written[language] ?? written.en ?? []) : '',
    link: random() < 0.35 ? `https://example.org/places/${slugOf(english)}` : '',
  };
}

function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^A-Za-z]+/g, ' ');
  return plain.trim().replaceAll(' ', '-').toLowerCase();
}
