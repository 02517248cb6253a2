/** English labels of the one-time code input. */
export const oneTimeCodeInput = {
  /** Progress for screen readers, such as "3 of 6". */
  progress: (entered: string, total: string) => `${entered} of ${total}`,
  /** Announced when a character was rejected because codes consist of digits. */
  digitsOnly: 'Digits only',
  /** Announced when a character was rejected because codes consist of digits and the letters A to Z. */
  digitsAndLettersOnly: 'Digits and letters from A to Z only',
};

/** Labels of the one-time code input. */
export type OneTimeCodeInputLabels = typeof oneTimeCodeInput;
