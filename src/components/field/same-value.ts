import { isEmpty } from '../../validation';

/** Whether two values are the same: empty ones are, lists, ranges and issues are by their content, files only themselves. */
export function isSame(one: unknown, other: unknown): boolean {
  return (
    Object.is(one, other) ||
    (isEmpty(one) && isEmpty(other)) ||
    (isData(one) && isData(other) && textOf(one) === textOf(other))
  );
}

const isData = (value: unknown) =>
  Array.isArray(value) || Object.getPrototypeOf(Object(value)) === Object.prototype;

const textOf = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
