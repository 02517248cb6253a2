import type { SizePlan } from '../../size-plan.ts';

/**
 * Size limit of the form, including `Form`, `Field`, the inputs that it builds on, and the rules. It was 31 kB before a
 * field resolved controls of server components and gave required checkboxes its message.
 */
export const sizePlan: SizePlan = { limits: { SignUpForm: 35_100 } };
