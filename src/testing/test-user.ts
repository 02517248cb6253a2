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

/** Text as `type` takes it: braces and brackets name keys there. */
export function literally(text: string): string {
  return text.replaceAll(/[[{]/g, '$&$&');
}
