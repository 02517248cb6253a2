import type * as Vitest from 'vitest';

type Globals = Pick<typeof Vitest, 'afterEach' | 'beforeEach' | 'expect' | 'test'>;

// Replaces `vitest` under Jest, whose globals have the same names.
export const { afterEach, beforeEach, expect, test } = globalThis as unknown as Globals;
