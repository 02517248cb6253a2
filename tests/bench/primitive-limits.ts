/** Maximum gzipped size of a primitive with its style sheets, without React, in bytes. */
const limit = 3200;

/** Primitives that may weigh more. */
const limits: Readonly<Record<string, number>> = {
  // Layers share one owner of Escape, presses and focus, about 2 kB, with held keys, frames and shadow roots.
  Tooltip: 5100,
  ListPopover: 4800,
  // On small screens, they are sheets with a title, a close button and dragging.
  // With its trigger and its place.
  Popover: 8400,
  PopoverPanel: 7800,
  PickerPanel: 7950,
  // The frame of a picker with its two buttons and the message below.
  PickerFrame: 6000,
  // With the lock of read-only ones, an icon; errors darken under the pointer.
  Checkbox: 3610,
  Switch: 3700,
  // The browser's own list is styled here, too.
  Select: 3800,
  // They manage focus, scrolling and a sheet; a dangerous button in forced colors takes 10 bytes.
  Dialog: 8050,
  Drawer: 8060,
  // The keyboard navigation of a menu, in a popover, and the hook for what is open that all panels share.
  Menu: 10_390,
  // A queue with timers.
  ToastRegion: 8000,
};

/** Maximum gzipped bytes of a primitive. */
export function limitOf(primitive: string): number {
  return limits[primitive] ?? limit;
}
