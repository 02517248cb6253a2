import type { SizePlan } from '../../size-plan.ts';

/** Size limits of the form, its fields and the summary of errors, each with all rules and messages. */
export const sizePlan: SizePlan = {
  limits: { Form: 20_000, Field: 20_000, ErrorSummary: 20_000 },
  bare: {
    package: 'react-hook-form',
    code: `export { useForm, Controller } from 'react-hook-form';`,
  },
};
