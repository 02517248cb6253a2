import { TagInput } from '#src/components/tag-input/index.ts';
import type { BenchCase } from '../page.tsx';

/** Tag input without tags. */
export const ours: BenchCase = {
  Subject: () => <TagInput aria-label="Topics" />,
  parts: { input: '[data-slot="tag-input-input"]' },
};

const three = ['tea', 'milk', 'juice'];

/** Tag input with three tags. */
export const threeTags: BenchCase = {
  Subject: () => <TagInput aria-label="Topics" defaultValue={three} />,
};

/** Three buttons and a text field in plain HTML. */
export const floor: BenchCase = {
  Subject: () => (
    <div>
      <ul>
        {three.map((tag) => (
          <li key={tag}>
            {tag} <button type="button">Remove {tag}</button>
          </li>
        ))}
      </ul>
      <input aria-label="Topics" />
      <p aria-live="polite" />
    </div>
  ),
};

const many = Array.from({ length: 999 }, (_, index) => `topic ${index + 1}`);

/** Tag input with 999 tags in a form. */
export const manyTags: BenchCase = {
  Subject: () => <TagInput aria-label="Topics" name="topic" defaultValue={many} />,
  parts: { input: '[data-slot="tag-input-input"]', tags: '[data-slot="tag-input-tag"]' },
};
