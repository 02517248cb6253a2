/// <reference lib="es2022" />
/**
 * Functions of a simulated user, implemented by `@testing-library/user-event`, Storybook's `storybook/test`
 * and Vitest's browser mode.
 */
export interface TestUser {
  click: (element: Element) => Promise<unknown>;
  type: (element: Element, text: string) => Promise<unknown>;
  clear: (element: Element) => Promise<unknown>;
  keyboard: (keys: string) => Promise<unknown>;
  tab: () => Promise<unknown>;
}

/**
 * Replaces the text of a field. An empty field is not cleared, because the keys for that may remove adjacent
 * content.
 */
export async function fill(user: TestUser, field: HTMLInputElement, text: string): Promise<void> {
  if (field.value !== '') await user.clear(field);
  if (text !== '') await user.type(field, literally(text));
}

/** Escapes a string for `type`, where braces and brackets name keys. */
export function literally(text: string): string {
  return text.replaceAll(/[[{]/g, '$&$&');
}
