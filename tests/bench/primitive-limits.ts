/** Maximum gzipped size of a primitive with its style sheets, without React, in bytes. */
const limit = 3000;

/** Primitives that may weigh more. */
const limits: Readonly<Record<string, number>> = {
  // On small screens, they are sheets with a title, a close button and dragging.
  Popover: 5500,
  PickerPanel: 5500,
  // The browser's own list is styled here, too.
  Select: 6000,
  // They manage focus, scrolling and a sheet.
  Dialog: 6500,
  Drawer: 6500,
  // The keyboard navigation of a menu, in a popover, and the hook for what is open that all panels share.
  Menu: 7400,
  // A queue with timers.
  ToastRegion: 6000,
};

/** Maximum gzipped bytes of a primitive. */
export function limitOf(primitive: string): number {
  return limits[primitive] ?? limit;
}
