/** Value of a choice of a rating; `null` for no rating. */
export type Choice = number | null;

/**
 * Returns the choice that a key moves to: arrows go one step, and from either end to the other; Home and End go to the
 * least and the greatest value, a digit to its own, and Delete, Backspace and 0 to no rating. `undefined` for other keys.
 * @param key `KeyboardEvent.key`.
 * @param current Choice that has focus.
 * @param choices All choices, in order.
 * @param rightToLeft Whether the left arrow leads to the greater value.
 */
export function choiceForKey(
  key: string,
  current: Choice,
  choices: readonly Choice[],
  rightToLeft: boolean,
): Choice | undefined {
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
