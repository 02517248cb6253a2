import type { SizePlan } from '../../size-plan.ts';

/**
 * What sanitised HTML may weigh. The aim is 15 kB; DOMPurify takes 11.4 of them, and what is left is too little for
 * the tables of three policies, the walk that holds the tree to them, and prose that is set for reading. All of it is
 * needed for the first text; words, marks, notices and the panel load later.
 */
export const sizePlan: SizePlan = {
  limits: { SanitizedHtml: 16_000 },
  bare: { package: 'dompurify', code: `export { default } from 'dompurify';` },
  counted: ['dompurify/'],
};
