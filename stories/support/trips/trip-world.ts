/** Day of all samples, on which the screenshots are taken, too. */
export const today = '2026-04-15';

/** Day and time of all samples. */
export const now = `${today}T14:20`;

/** Trip of the samples. */
export const trip = 'Lisbon, Porto and the Douro';

/** Days of the trip. */
export const stay = { from: '2026-04-17', to: '2026-04-24' };

/** Tags of the trip. */
export const tags = ['Food', 'By train', 'Family', 'Hiking'];

/** Further tags that a traveler may choose. */
export const furtherTags = ['Beach', 'Museums', 'Wine', 'Islands', 'Slow travel'];

const places = ['Porto', 'Lisbon', 'Douro', 'Sintra', 'Coimbra', 'Évora', 'Faro', 'Braga'];

/** Subjects of photos at a place. */
const subjects = [
  '# bridge',
  '# market',
  '# tiles',
  '# tram',
  '# river',
  '# vineyard',
  '# café',
  '# station',
  '# beach',
  '# roofs',
];

/** Returns keywords of photos, each subject at each place, in the language of a sample. */
export function photoKeywords(translate: (word: string) => string): string[] {
  return places.flatMap((place) =>
    subjects.map((subject) => translate(subject).replace('#', translate(place))),
  );
}

/** Traveler. */
export const mia = { name: 'Mia Berg', email: 'mia@example.com', username: 'mia' };
