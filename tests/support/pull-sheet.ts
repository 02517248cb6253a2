/**
 * Moves a finger down over the head of a sheet and lifts it after the given number of milliseconds.
 * @returns The position of the sheet before the finger was lifted, in the notation of CSS.
 */
export function pullSheet(
  sheet: HTMLElement,
  head: HTMLElement,
  distance: number,
  duration: number,
): string {
  const { left, top } = head.getBoundingClientRect();
  const touch = (type: string, y: number, timeStamp: number) => {
    const finger = { pointerType: 'touch', pointerId: 7, isPrimary: true, bubbles: true };
    const event = new PointerEvent(type, { ...finger, clientX: left + 5, clientY: top + y });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    head.dispatchEvent(event);
  };
  touch('pointerdown', 5, 0);
  touch('pointermove', 5 + distance, duration);
  const { translate } = sheet.style;
  touch('pointerup', 5 + distance, duration);
  return translate;
}
