/** Keyboard event of React. */
interface ComposingEvent {
  keyCode: number;
  nativeEvent: { isComposing: boolean };
}

/**
 * Whether an input method handles the key. Safari ends the composition before the key that ends it, which is
 * then recognizable only by its code (WebKit bug 165004).
 */
export function isComposing({ keyCode, nativeEvent }: ComposingEvent): boolean {
  return keyCode === 229 || nativeEvent.isComposing;
}
