import type * as Vitest from 'vitest';

type Globals = Pick<typeof Vitest, 'afterEach' | 'beforeEach' | 'describe' | 'expect' | 'test'>;

// Jest gives it to each module.
declare const jest: Pick<typeof Vitest.vi, 'fn' | 'spyOn'>;

// Replaces `vitest` under Jest, whose globals have the same names.
export const { afterEach, beforeEach, describe, expect, test } = globalThis as unknown as Globals;

/** Functions that record how they are called. */
export const vi: typeof jest = jest;
