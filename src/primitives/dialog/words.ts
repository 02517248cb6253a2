/** English labels of dialogs and drawers. */
export const dialog = {
  /** Name of the button that closes it. */
  close: 'Close',
};

/** Labels of dialogs and drawers. */
export type DialogLabels = typeof dialog;
