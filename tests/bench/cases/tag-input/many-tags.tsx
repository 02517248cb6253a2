import { TagInput } from '#src/components/tag-input/index.ts';

const tags = Array.from({ length: 999 }, (_, index) => `topic ${index + 1}`);

/** Tag input with 999 tags in a form. */
export function Subject() {
  return <TagInput aria-label="Topics" name="topic" defaultValue={tags} />;
}

export const parts = {
  input: '[data-slot="tag-input-input"]',
  tags: '[data-slot="tag-input-tag"]',
};
