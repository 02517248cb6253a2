/** Labels of dialogs and drawers. */
export interface DialogLabels {
  /** Name of the button that closes it. */
  close: string;
}

/** English labels of dialogs and drawers. */
export const dialog: DialogLabels = {
  close: 'Close',
};
