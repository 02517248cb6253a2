/** Properties of a DOM or React keyboard event. */
interface KeyPress {
  key: string;
  altKey: boolean;
}

/** Whether a key press in a field opens its panel: F4 or Alt+Arrow down, as in a native date field. */
export function opensPanel({ key, altKey }: KeyPress): boolean {
  return key === 'F4' || (altKey && key === 'ArrowDown');
}

/** Whether a key press in a panel closes it: F4 or Alt+Arrow up. The popover handles Escape. */
export function closesPanel({ key, altKey }: KeyPress): boolean {
  return key === 'F4' || (altKey && key === 'ArrowUp');
}
