import type { SizePlan } from '../../size-plan.ts';

/** What the country selects may weigh, with the list and what finds a country in it. */
export const sizePlan: SizePlan = {
  limits: { CountryDisplay: 5000, CountrySelect: 52_000, MultipleCountrySelect: 52_000 },
  bare: { package: 'react-select', code: `export { default } from 'react-select';` },
  counted: ['react-select/'],
};
