import type { SizePlan } from '../../size-plan.ts';

/**
 * What sanitised HTML may weigh. The aim is 15 kB, of which DOMPurify takes 11.4. What any comment or article needs
 * does not fit into the rest: the tables of both policies, the walk that holds the tree to them, plain prose. All else
 * loads with the content that needs it: mail, headings, reports, marks, tables, what is held back.
 */
export const sizePlan: SizePlan = {
  limits: { SanitizedHtml: 15_900 },
  bare: { package: 'dompurify', code: `export { default } from 'dompurify';` },
  counted: ['dompurify/'],
};
