/** Most that a primitive may weigh, in gzipped bytes with its style sheets, React left out. */
const limit = 3000;

/** Primitives that may weigh more. */
const limits: Readonly<Record<string, number>> = {
  // Its popover turns into a sheet on small screens.
  PickerPanel: 5000,
  // The list that the browser draws is dressed here too.
  Select: 6000,
  // They hold focus, scroll and a sheet.
  Dialog: 6500,
  Drawer: 6500,
  // The keyboard of a menu, and its place.
  Menu: 6000,
  // A queue with timers.
  ToastRegion: 6000,
};

/** Highest gzipped bytes of a primitive. */
export function limitOf(primitive: string): number {
  return limits[primitive] ?? limit;
}
