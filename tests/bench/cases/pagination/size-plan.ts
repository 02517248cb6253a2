import type { SizePlan } from '../../size-plan.ts';

/** Size limits of the pagination. */
export const sizePlan: SizePlan = {
  limits: { Pagination: 16_000 },
  bare: { package: 'react-paginate', code: `export { default } from 'react-paginate';` },
};
