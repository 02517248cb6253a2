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

/** Traveler. */
export const mia = { name: 'Mia Berg', email: 'mia@example.com', username: 'mia' };
