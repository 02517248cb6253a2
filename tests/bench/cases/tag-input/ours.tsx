import { TagInput } from '#src/components/tag-input/index.ts';

/** Tag input without tags. */
export function Subject() {
  return <TagInput aria-label="Topics" />;
}

export const parts = { input: '[data-slot="tag-input-input"]' };
