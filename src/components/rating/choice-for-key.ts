/** Value of a radio button of a rating; `null` for no rating. */
export type RatingChoice = number | null;

/**
 * Returns the value that a key selects: arrow keys move one step and wrap around, Home and End select the
 * lowest and the highest value, a digit its value, and Delete, Backspace and 0 no rating. `undefined` for
 * other keys.
 * @param key `KeyboardEvent.key`.
 * @param current Value that has focus.
 * @param choices All values, in order.
 * @param rightToLeft Whether the left arrow increases the value.
 */
export function choiceForKey(
  key: string,
  current: RatingChoice,
  choices: readonly RatingChoice[],
  rightToLeft: boolean,
): RatingChoice | undefined {
  const values = choices.filter((choice) => choice !== null);
  const beside = (by: 1 | -1) => choices.at((choices.indexOf(current) + by) % choices.length);
  switch (key) {
    case 'ArrowDown':
      return beside(1);
    case 'ArrowUp':
      return beside(-1);
    case 'ArrowRight':
      return beside(rightToLeft ? -1 : 1);
    case 'ArrowLeft':
      return beside(rightToLeft ? 1 : -1);
    case 'Home':
      return values[0];
    case 'End':
      return values.at(-1);
    case 'Delete':
    case 'Backspace':
    case '0':
      return choices.find((choice) => choice === null);
    default:
      return values.find((value) => String(value) === key);
  }
}
