import type { SizePlan } from '../../size-plan.ts';

/** What sanitised HTML may weigh. */
export const sizePlan: SizePlan = {
  limits: { SanitizedHtml: 15_000 },
  bare: { package: 'dompurify', code: `export { default } from 'dompurify';` },
  counted: ['dompurify/'],
};
