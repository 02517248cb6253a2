/** Maximum gzipped size of a primitive with its style sheets, without React, in bytes. */
const limit = 3200;

/** Primitives that may weigh more. */
const limits: Readonly<Record<string, number>> = {
  // Layers share one owner of Escape, presses and focus, about 2 kB, with held keys and frames.
  Tooltip: 5060,
  ListPopover: 4770,
  // On small screens, they are sheets with a title, a close button and dragging.
  // With its trigger and its place.
  Popover: 8790,
  PopoverPanel: 8200,
  PickerPanel: 8390,
  // The frame of a picker with its two buttons and the message below.
  PickerFrame: 6000,
  // The browser's own list is styled here, too.
  Select: 3800,
  // They manage focus, scrolling and a sheet.
  Dialog: 8490,
  Drawer: 8490,
  // The keyboard navigation of a menu, in a popover, and the hook for what is open that all panels share.
  Menu: 10_350,
  // A queue with timers.
  ToastRegion: 8000,
};

/** Maximum gzipped bytes of a primitive. */
export function limitOf(primitive: string): number {
  return limits[primitive] ?? limit;
}
