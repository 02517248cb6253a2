/** Strength of a password, from 0, very weak, to 4, strong. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/**
 * Rates a password.
 * @param words Words that make it weak, such as the name of the user.
 */
export type PasswordRating = (
  password: string,
  words: readonly string[],
) => PasswordScore | Promise<PasswordScore>;
