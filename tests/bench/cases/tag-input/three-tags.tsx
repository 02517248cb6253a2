import { TagInput } from '#src/components/tag-input/index.ts';

const tags = ['tea', 'milk', 'juice'];

/** Tag input with three tags. */
export function Subject() {
  return <TagInput aria-label="Topics" defaultValue={tags} />;
}
