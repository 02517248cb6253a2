/** Labels of toasts. */
export interface ToastLabels {
  /** Name of the region, with the key that moves focus to it. */
  region: (key: string) => string;
  /** Name of the button that closes a toast. */
  close: string;
}

/** English labels of toasts. */
export const toast: ToastLabels = {
  region: (key) => `Notifications (press ${key})`,
  close: 'Close',
};
