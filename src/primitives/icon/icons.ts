/** Shapes of one icon in a 24 by 24 box: element name and attributes, to be stroked. */
export type IconShapes = ReadonlyArray<
  readonly [
    element: 'path' | 'rect' | 'circle' | 'line',
    attributes: Readonly<Record<string, string>>,
  ]
>;

// Data from lucide 1.73.0 (ISC licence, https://lucide.dev/license). A test compares each with the package.

/** The calendar icon. */
export const calendar: IconShapes = [
  ['path', { d: 'M8 2v3' }],
  ['path', { d: 'M16 2v3' }],
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '2' }],
  ['path', { d: 'M3 9h18' }],
];

/** The check icon. */
export const check: IconShapes = [['path', { d: 'M20 6 9 17l-5-5' }]];

/** The chevron down icon. */
export const chevronDown: IconShapes = [['path', { d: 'm6 9 6 6 6-6' }]];

/** The chevron left icon. */
export const chevronLeft: IconShapes = [['path', { d: 'm15 18-6-6 6-6' }]];

/** The chevron right icon. */
export const chevronRight: IconShapes = [['path', { d: 'm9 18 6-6-6-6' }]];

/** The circle alert icon. */
export const circleAlert: IconShapes = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['line', { x1: '12', x2: '12', y1: '8', y2: '12' }],
  ['line', { x1: '12', x2: '12.01', y1: '16', y2: '16' }],
];

/** The circle check icon. */
export const circleCheck: IconShapes = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'm16 9-5.5 5.5L8 12' }],
];

/** The info icon. */
export const info: IconShapes = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'M12 16v-4' }],
  ['path', { d: 'M12 8h.01' }],
];

/** The triangle alert icon. */
export const triangleAlert: IconShapes = [
  ['path', { d: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3' }],
  ['path', { d: 'M12 9v4' }],
  ['path', { d: 'M12 17h.01' }],
];

/** The x icon. */
export const x: IconShapes = [
  ['path', { d: 'M18 6 6 18' }],
  ['path', { d: 'm6 6 12 12' }],
];
