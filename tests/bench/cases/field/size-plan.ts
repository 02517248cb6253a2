import type { SizePlan } from '../../size-plan.ts';

/** What the form, its fields and the summary of its errors may weigh, each with all rules and their sentences (4000). */
export const sizePlan: SizePlan = {
  limits: { Form: 10000, Field: 10000, ErrorSummary: 10000 },
  bare: {
    package: 'react-hook-form',
    code: `export { useForm, Controller } from 'react-hook-form';`,
  },
};
