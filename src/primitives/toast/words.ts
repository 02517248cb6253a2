/** English labels of toasts. */
export const toast = {
  /** Name of the region, with the key that moves focus to it. */
  region: (key: string) => `Notifications (press ${key})`,
  /** Name of the button that closes a toast. */
  close: 'Close',
};

/** Labels of toasts. */
export type ToastLabels = typeof toast;
