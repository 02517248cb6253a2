/**
 * What the functions need of a user: that of `@testing-library/user-event`, of Storybook's `storybook/test`, or of Vitest's
 * browser mode.
 */
export interface TestUser {
  click: (element: Element) => Promise<unknown>;
  type: (element: Element, text: string) => Promise<unknown>;
  clear: (element: Element) => Promise<unknown>;
  keyboard: (keys: string) => Promise<unknown>;
  tab: () => Promise<unknown>;
}

/** Replaces the text of a field. An empty one is not cleared: the keys for that may remove what is beside it. */
export async function fill(user: TestUser, field: HTMLInputElement, text: string): Promise<void> {
  if (field.value !== '') await user.clear(field);
  if (text !== '') await user.type(field, literally(text));
}

/** Text as `type` takes it: braces and brackets name keys there. */
export function literally(text: string): string {
  return text.replaceAll(/[[{]/g, '$&$&');
}
