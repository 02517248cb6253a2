import { findWidget, part } from './find-widget';
import { literally, type TestUser } from './test-user';
import { drive, waitUntil } from './wait-until';

/**
 * Types tags into a `TagInput`, each followed by Enter.
 * @param control Text field or root element.
 */
export async function addTags(
  user: TestUser,
  control: Element,
  tags: readonly string[],
): Promise<void> {
  const root = findWidget('addTags', control, 'tag-input');
  const field = part<HTMLInputElement>(root, 'input:not([type])', 'addTags: there is no field.');
  await drive(async () => {
    for (const tag of tags) {
      await user.type(field, `${literally(tag)}{Enter}`);
      await waitUntil(
        () => field.value === '' && readTags(root).includes(tag.trim()),
        () => `addTags: "${tag}" was not added. ${messageOf(root)}`.trim(),
      );
    }
  });
}

/**
 * Removes a tag from a `TagInput`.
 * @param control Text field or root element.
 */
export async function removeTag(user: TestUser, control: Element, tag: string): Promise<void> {
  const root = findWidget('removeTag', control, 'tag-input');
  const row = rowsOf(root).find((each) => each.getAttribute('aria-label') === tag);
  if (!row) {
    throw new Error(`removeTag: "${tag}" is not one of the tags: ${readTags(root).join(', ')}.`);
  }
  const button = part(row, 'button', 'removeTag: the field is read-only.');
  await drive(() => user.click(button));
}

/**
 * Returns the tags of a `TagInput`.
 * @param control Text field or root element.
 */
export function readTags(control: Element): string[] {
  const root = findWidget('readTags', control, 'tag-input');
  return rowsOf(root).map((row) => row.getAttribute('aria-label') ?? '');
}

const rowsOf = (root: Element) => [...root.querySelectorAll('[role="row"]')];

const messageOf = (root: Element) =>
  root.querySelector('[data-slot="tag-input-message"]')?.textContent ?? '';
