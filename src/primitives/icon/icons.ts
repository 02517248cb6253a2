/**
 * Outline of an icon in a 24 by 24 box, to be stroked: the `d` of a single path, so that an icon needs only
 * one node.
 */
export type IconPath = string;

// Data from lucide 1.73.0 (ISC license, https://lucide.dev/license), with the shapes of each icon joined. A
// test compares each icon with the package.

/** Icon `arrow-big-up` of lucide. */
export const arrowBigUp: IconPath =
  'M9 19a1 1 0 0 0 1 1h4a1 1 0 0 0 1-1v-6a1 1 0 0 1 1-1h3.293a.707.707 0 0 0 .5-1.207l-7.086-7.086a1 1 0 0 0-1.414 0l-7.086 7.086a.707.707 0 0 0 .5 1.207H8a1 1 0 0 1 1 1z';

/** Icon `calendar` of lucide. */
export const calendar: IconPath =
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM3 9h18';

/** Icon `check` of lucide. */
export const check: IconPath = 'M20 6 9 17l-5-5';

/** Icon `chevron-down` of lucide. */
export const chevronDown: IconPath = 'M6 9l6 6 6-6';

/** Icon `chevron-left` of lucide. */
export const chevronLeft: IconPath = 'M15 18l-6-6 6-6';

/** Icon `chevron-right` of lucide. */
export const chevronRight: IconPath = 'M9 18l6-6-6-6';

/** Icon `chevrons-left` of lucide. */
export const chevronsLeft: IconPath = 'M11 17l-5-5 5-5M18 17l-5-5 5-5';

/** Icon `chevrons-right` of lucide. */
export const chevronsRight: IconPath = 'M6 17l5-5-5-5M13 17l5-5-5-5';

/** Icon `circle-alert` of lucide. */
export const circleAlert: IconPath =
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 8L12 12M12 16L12.01 16';

/** Icon `circle-check` of lucide. */
export const circleCheck: IconPath = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM16 9l-5.5 5.5L8 12';

/** Icon `clock` of lucide. */
export const clock: IconPath = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 6v6l4 2';

/** Icon `copy` of lucide. */
export const copy: IconPath =
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2';

/** Icon `ellipsis` of lucide. */
export const ellipsis: IconPath =
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z';

/** Icon `eye` of lucide. */
export const eye: IconPath =
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z';

/** Icon `eye-off` of lucide. */
export const eyeOff: IconPath =
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20';

/** Icon `info` of lucide. */
export const info: IconPath = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 16v-4M12 8h.01';

/** Icon `key` of lucide. */
export const key: IconPath =
  'M2 21l9.6-9.6M7.5 15.5l2.3 2.3a1 1 0 0 1 0 1.4l-2.1 2.1a1 1 0 0 1-1.4 0L4 19M10 7.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0z';

/** Icon `lock` of lucide. */
export const lock: IconPath =
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM7 11V7a5 5 0 0 1 10 0v4';

/** Icon `mail` of lucide. */
export const mail: IconPath =
  'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z';

/** Icon `menu` of lucide. */
export const menu: IconPath = 'M4 5h16M4 12h16M4 19h16';

/** Icon `pencil` of lucide. */
export const pencil: IconPath =
  'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4';

/** Icon `pipette` of lucide. */
export const pipette: IconPath =
  'M12 9l-8.414 8.414A2 2 0 0 0 3 18.828v1.344a2 2 0 0 1-.586 1.414A2 2 0 0 1 3.828 21h1.344a2 2 0 0 0 1.414-.586L15 12M18 9l.4.4a1 1 0 1 1-3 3l-3.8-3.8a1 1 0 1 1 3-3l.4.4 3.4-3.4a1 1 0 1 1 3 3zM2 22l.414-.414';

/** Icon `plus` of lucide. */
export const plus: IconPath = 'M5 12h14M12 5v14';

/** Icon `refresh-cw` of lucide. */
export const refreshCw: IconPath =
  'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5';

/** Icon `search` of lucide. */
export const search: IconPath = 'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z';

/** Icon `share` of lucide. */
export const share: IconPath = 'M12 2v13M16 6l-4-4-4 4M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8';

/** Icon `sliders-horizontal` of lucide. */
export const slidersHorizontal: IconPath =
  'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3';

/** Icon `star` of lucide. */
export const star: IconPath =
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z';

/** Icon `trash` of lucide. */
export const trash: IconPath =
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2';

/** Icon `triangle-alert` of lucide. */
export const triangleAlert: IconPath =
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01';

/** Icon `x` of lucide. */
export const x: IconPath = 'M18 6 6 18M6 6l12 12';
