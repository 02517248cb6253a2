import type { SizePlan } from '../../size-plan.ts';

/** Size limits of the country selects, including the search. The list loads once a field is used, and is not counted. */
export const sizePlan: SizePlan = {
  limits: { CountryDisplay: 5000, CountrySelect: 50_800, MultipleCountrySelect: 50_600 },
  bare: { package: 'react-select', code: `export { default } from 'react-select';` },
  counted: ['react-select/'],
};
