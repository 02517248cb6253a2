/** Texts of the one-time code input. */
export interface OneTimeCodeInputLabels {
  /** Progress for screen readers, such as "3 of 6". */
  progress: (entered: string, total: string) => string;
  /** Announced when a character was rejected because codes consist of digits. */
  digitsOnly: string;
  /** Announced when a character was rejected because codes consist of digits and the letters A to Z. */
  digitsAndLettersOnly: string;
}

/** English labels of the one-time code input. */
export const oneTimeCodeInput: OneTimeCodeInputLabels = {
  progress: (entered, total) => `${entered} of ${total}`,
  digitsOnly: 'Digits only',
  digitsAndLettersOnly: 'Digits and letters from A to Z only',
};
