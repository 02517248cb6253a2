import type { SizePlan } from '../../size-plan.ts';

/** What sanitized HTML may weigh. DOMPurify takes 11.4 kB of it. Nothing of it loads later. */
export const sizePlan: SizePlan = {
  limits: { SanitizedHtml: 25_000 },
  bare: { package: 'dompurify', code: `export { default } from 'dompurify';` },
  counted: ['dompurify/'],
};
