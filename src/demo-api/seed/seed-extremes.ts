import type { TripDraft } from '../store/trip.ts';

/** Trip with only a title. */
export const empty: Omit<TripDraft, 'title'> = {
  country: null,
  dates: null,
  departure: null,
  arrival: null,
  rating: null,
  tags: [],
  color: null,
  notes: '',
  link: '',
};

/** Dates of a trip; with one argument, of a day. */
export const days = (from: string, to: string = from) => ({ from, to });

/**
 * Trips with edge cases: only a title, every field filled in, maximum lengths, words without breaks, mixed
 * directions, and notes with raw script injections.
 */
export const extremeTrips: readonly TripDraft[] = [
  { ...empty, title: 'Somewhere, some day' },
  { ...empty, title: 'Pau', country: 'FR', dates: days('2026-04-15') },
  {
    title: 'Along the Minho by train',
    country: 'PT',
    dates: days('2026-04-05', '2026-04-13'),
    departure: null,
    arrival: null,
    rating: 4.5,
    tags: ['Food', 'Family', 'Wine', 'By train'],
    color: '#2f6f73',
    notes: [
      '<p>Three days in Porto, then the <strong>slow train</strong> north. The <a href="https://example.org/timetable">timetable</a> fits on a postcard.</p>',
      '<h3>Trains</h3>',
      '<table>',
      '<thead><tr><th>Day</th><th>From</th><th>To</th><th>Departs</th></tr></thead>',
      '<tbody>',
      '<tr><td>April 8</td><td>Porto</td><td>Viana do Castelo</td><td>9:39</td></tr>',
      '<tr><td>April 10</td><td>Viana do Castelo</td><td>Valença</td><td>8:50</td></tr>',
      '<tr><td>April 12</td><td>Valença</td><td>Porto</td><td>15:21</td></tr>',
      '</tbody>',
      '</table>',
      '<h3>To pack next time</h3>',
      '<ul>',
      '<li>Shoes for steep streets</li>',
      '<li>A rain jacket for Viana</li>',
      '</ul>',
      '<blockquote><p>Sit on the left side of the train: first comes the sea, then the river.</p></blockquote>',
    ].join('\n'),
    link: 'https://minho-line.example/trips/porto-valenca?day=1#plan',
  },
  {
    ...empty,
    title:
      'Around the whole of the Baltic Sea by train, ferry, bicycle and, where nothing else would go, on foot, in nineteen days!',
    country: 'FI',
    dates: days('2025-06-02', '2025-06-20'),
    rating: 5,
    tags: [
      'The longest tag that anybody is allowed to write down here!!',
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
      ...Array.from({ length: 18 }, (_, index) => `Stage ${index + 1}`),
    ],
  },
  {
    ...empty,
    title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    country: 'GB',
    dates: days('2024-08-09', '2024-08-11'),
    rating: 3,
    tags: ['By train'],
    link: `https://example.com/${'a-very-long-path-without-a-break'.repeat(20)}`,
  },
  {
    ...empty,
    title: 'رحلة إلى Zürich و Genève في قطار EC 37',
    country: 'CH',
    dates: days('2025-12-28', '2026-01-03'),
    rating: 4,
    tags: ['عائلة', 'By train', '家族'],
  },
  {
    ...empty,
    title: '北海道一周 🚲🏕️ 14日間',
    country: 'JP',
    dates: days('2025-08-01', '2025-08-14'),
    rating: 5,
  },
  {
    ...empty,
    title: 'Rained all week',
    country: 'IE',
    dates: days('2025-11-16', '2025-11-22'),
    rating: 0,
  },
  {
    ...empty,
    title: 'Half a star is for the bread',
    country: 'ES',
    dates: days('2024-05-13', '2024-05-14'),
    rating: 0.5,
  },
  {
    ...empty,
    title: 'Notes with a script',
    dates: days('2025-04-03', '2025-04-05'),
    notes: '<p>Before</p><script>document.title = "run"</script><p>After</p>',
  },
  {
    ...empty,
    title: 'Notes with a broken image',
    dates: days('2025-04-07'),
    notes: '<p>Photo: <img src="x" onerror="document.title = \'run\'"></p>',
  },
  {
    ...empty,
    title: 'Notes with a link that runs',
    dates: days('2025-04-20', '2025-04-24'),
    notes:
      '<p><a href="java&#x0A;script:document.title=\'run\'">Open the map</a> of the old town.</p>',
  },
  {
    ...empty,
    title: 'Notes that leave their element',
    dates: days('2025-04-28'),
    notes:
      '<svg><p><style><!--</style><img src="x" onerror="document.title=\'run\'">--></style></svg><math><mtext><mglyph><style><img src="x" onerror="document.title=\'run\'">',
  },
  {
    ...empty,
    title: '<b>Not bold</b> & "quoted" \'title\'',
    country: 'US',
    dates: days('2025-05-01', '2025-05-03'),
    tags: ['<i>tag</i>', "Robert'); DROP TABLE trips;--"],
  },
];
