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

/** Keywords of the photos of the trip. */
export const photoKeywords = [
  'Ponte Dom Luís I',
  'São Bento station',
  'Ribeira at dusk',
  'Bolhão market',
  'Clérigos tower',
  'Port lodges',
  'Laundry on the line',
  'Seagulls',
  'Fog on the river',
  'Grilled sardines',
  'Alfama',
  'Tram 28',
  'Belém tower',
  'Pastéis de nata',
  'LX Factory',
  'Miradouro da Graça',
  'Castle walls',
  'Azulejos',
  'Fado at night',
  'Rooftops',
  'Street art',
  'Ferry to Cacilhas',
  'Tiled stairs',
  'Pinhão',
  'Vineyard terraces',
  'Rabelo boats',
  'Olive trees',
  'Quinta at noon',
  'Douro line',
  'Stone wall',
  'Wine tasting',
  'Sunrise',
  'Picnic',
  'Mia on the train',
  'João and Ada',
  'Cats',
  'Bookshop',
  'Rain in Porto',
  'Old cars',
  'Doors',
];

/** Traveler. */
export const mia = { name: 'Mia Berg', email: 'mia@example.com', username: 'mia' };
