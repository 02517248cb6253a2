import type { SizePlan } from '../../size-plan.ts';

/**
 * Size limit of the time field. It wraps no package. A field with buttons, a message and a list in two groups that is a sheet on a phone is about 11 kB; the
 * words and forms of typed times are the rest.
 */
export const sizePlan: SizePlan = { limits: { TimeField: 23_700 } };
