import type { SizePlan } from '../../size-plan.ts';

/**
 * Size limit of the time field. It wraps no package. A field with buttons, a message and a list is about 10 kB; the
 * words and forms of typed times are the rest.
 */
export const sizePlan: SizePlan = { limits: { TimeField: 17_000 } };
