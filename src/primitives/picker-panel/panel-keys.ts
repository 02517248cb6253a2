/** What the keys of a panel look at, of a DOM event or React's. */
interface KeyPress {
  key: string;
  altKey: boolean;
}

/** Whether the key press in a field asks for its panel: F4 or Alt+Arrow down, as in a native date field. */
export function asksForPanel({ key, altKey }: KeyPress): boolean {
  return key === 'F4' || (altKey && key === 'ArrowDown');
}

/** Whether the key press in a panel closes it: F4 or Alt+Arrow up. Escape is the popover's. */
export function closesPanel({ key, altKey }: KeyPress): boolean {
  return key === 'F4' || (altKey && key === 'ArrowUp');
}
