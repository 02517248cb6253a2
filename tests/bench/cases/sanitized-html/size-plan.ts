import type { SizePlan } from '../../size-plan.ts';

/** Size limits of sanitized HTML. DOMPurify accounts for 11.4 kB. Nothing loads later. */
export const sizePlan: SizePlan = {
  limits: { SanitizedHtml: 28_100 },
  bare: { package: 'dompurify', code: `export { default } from 'dompurify';` },
  counted: ['dompurify/'],
};
