/** Maximum gzipped size of a primitive with its style sheets, without React, in bytes. */
const limit = 3000;

/** Primitives that may weigh more. */
const limits: Readonly<Record<string, number>> = {
  // Its popover turns into a sheet on small screens.
  PickerPanel: 5000,
  // The browser's own list is styled here, too.
  Select: 6000,
  // They manage focus, scrolling and a sheet.
  Dialog: 6500,
  Drawer: 6500,
  // The keyboard navigation of a menu, and its position.
  Menu: 6000,
  // A queue with timers.
  ToastRegion: 6000,
};

/** Maximum gzipped bytes of a primitive. */
export function limitOf(primitive: string): number {
  return limits[primitive] ?? limit;
}
