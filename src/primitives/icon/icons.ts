/** Outline of one icon in a 24 by 24 box, to be stroked: the `d` of a single path, because a node an icon is enough. */
export type IconShapes = string;

// Data from lucide 1.73.0 (ISC license, https://lucide.dev/license), its shapes joined. A test compares each with the package.

/** The calendar icon. */
export const calendar: IconShapes =
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM3 9h18';

/** The check icon. */
export const check: IconShapes = 'M20 6 9 17l-5-5';

/** The chevron down icon. */
export const chevronDown: IconShapes = 'M6 9l6 6 6-6';

/** The chevron left icon. */
export const chevronLeft: IconShapes = 'M15 18l-6-6 6-6';

/** The chevron right icon. */
export const chevronRight: IconShapes = 'M9 18l6-6-6-6';

/** The chevrons left icon. */
export const chevronsLeft: IconShapes = 'M11 17l-5-5 5-5M18 17l-5-5 5-5';

/** The chevrons right icon. */
export const chevronsRight: IconShapes = 'M6 17l5-5-5-5M13 17l5-5-5-5';

/** The circle alert icon. */
export const circleAlert: IconShapes =
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 8L12 12M12 16L12.01 16';

/** The circle check icon. */
export const circleCheck: IconShapes =
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM16 9l-5.5 5.5L8 12';

/** The copy icon. */
export const copy: IconShapes =
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2';

/** The eye icon. */
export const eye: IconShapes =
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z';

/** The info icon. */
export const info: IconShapes = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 16v-4M12 8h.01';

/** The menu icon. */
export const menu: IconShapes = 'M4 5h16M4 12h16M4 19h16';

/** The pipette icon. */
export const pipette: IconShapes =
  'M12 9l-8.414 8.414A2 2 0 0 0 3 18.828v1.344a2 2 0 0 1-.586 1.414A2 2 0 0 1 3.828 21h1.344a2 2 0 0 0 1.414-.586L15 12M18 9l.4.4a1 1 0 1 1-3 3l-3.8-3.8a1 1 0 1 1 3-3l.4.4 3.4-3.4a1 1 0 1 1 3 3zM2 22l.414-.414';

/** The plus icon. */
export const plus: IconShapes = 'M5 12h14M12 5v14';

/** The refresh cw icon. */
export const refreshCw: IconShapes =
  'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5';

/** The search icon. */
export const search: IconShapes = 'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z';

/** The triangle alert icon. */
export const triangleAlert: IconShapes =
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01';

/** The x icon. */
export const x: IconShapes = 'M18 6 6 18M6 6l12 12';
