import { expect, test } from 'vitest';
import { isCanceled, isUnreachable } from '#src/components/account-form/use-attempt.ts';

const lost = new TypeError('Failed to fetch');
const turning = new Error('loop');
turning.cause = turning;

test.each([
  ['the TypeError of fetch', lost, true],
  ['an error that it caused', new Error('No answer', { cause: lost }), true],
  ['nested causes', new Error('a', { cause: new Error('b', { cause: lost }) }), true],
  ['an error of the host', new Error('Broken'), false],
  ['a circular cause', turning, false],
  ['not an error', 'no', false],
  ['nothing', undefined, false],
])('%s', (_what, error, unreachable) => {
  expect(isUnreachable(error)).toBe(unreachable);
});

test.each([
  [Object.assign(new Error('Dismissed'), { name: 'NotAllowedError' }), true],
  [Object.assign(new Error('Dismissed'), { reason: 'canceled' }), true],
  [Object.assign(new Error('None'), { reason: 'none' }), false],
  [new Error('Broken'), false],
  [null, false],
])('%s is a dismissed dialog: %s', (error, canceled) => {
  expect(isCanceled(error)).toBe(canceled);
});
