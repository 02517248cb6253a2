/** Labels of the color input, besides those of the color picker. */
export interface ColorInputLabels {
  /** Name of the button that opens the panel. */
  open: string;
  /** Name of the panel. */
  dialog: string;
  /** Name of the button that closes the panel. */
  close: string;
  /** Button that closes the panel in a sheet. */
  done: string;
  /** Name of the button that clears the field. */
  clear: string;
}

/** English labels of the color input, besides those of the color picker. */
export const colorInput: ColorInputLabels = {
  open: 'Open color picker',
  dialog: 'Choose a color',
  close: 'Close',
  done: 'Done',
  clear: 'Clear',
};
