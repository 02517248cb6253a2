import type { SizePlan } from '../../size-plan.ts';

/** Size limits of the country selects, including the list and its search. */
export const sizePlan: SizePlan = {
  limits: { CountryDisplay: 5000, CountrySelect: 57_100, MultipleCountrySelect: 56_900 },
  bare: { package: 'react-select', code: `export { default } from 'react-select';` },
  counted: ['react-select/'],
};
