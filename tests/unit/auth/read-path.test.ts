import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPath } from '#src/auth/core/scopes.ts';

describe('a path', () => {
  test.each([
    ['token', { token: 't' }, 't'],
    ['data.token', { data: { token: 't' } }, 't'],
    ['data.token', { 'data.token': 'whole', data: { token: 'deep' } }, 'whole'],
    ['data.access.token', { data: { 'access.token': 'deep' } }, 'deep'],
    ['user.https://example.com/roles', { user: { 'https://example.com/roles': ['a'] } }, ['a']],
    ['list.1', { list: ['a', 'b'] }, 'b'],
    ['', { '': 'empty' }, 'empty'],
    ['token', { token: 0 }, 0],
    ['token', { token: null }, null],
    ['token', { token: false }, false],
  ])('%j is found', (path, value, found) => {
    expect(readPath(value, path)).toEqual(found);
  });

  test.each([
    ['token', {}],
    ['token', null],
    ['length', 'text'],
    ['a.b.c', { a: { b: 1 } }],
    ['a.b', { a: null }],
    ['__proto__', {}],
    ['constructor.name', {}],
    ['a.__proto__.x', { a: {} }],
    ['token', Object.create({ token: 'inherited' })],
  ])('%j finds nothing in %j', (path, value) => {
    expect(readPath(value, path)).toBeUndefined();
  });

  test('false is the entire value', () => {
    const value = { token: 't' };
    expect(readPath(value, false)).toBe(value);
    expect(readPath('t', false)).toBe('t');
    expect(readPath(undefined, false)).toBeUndefined();
  });

  test('a key that a server calls __proto__ is an own property', () => {
    const value: unknown = JSON.parse('{"__proto__":{"admin":true}}');
    expect(readPath(value, '__proto__.admin')).toBe(true);
    expect(readPath(value, 'admin')).toBeUndefined();
  });

  test('finds any value stored under its keys', () => {
    const key = fc.string({ minLength: 1 }).filter((text) => !text.includes('.'));
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 6 }), fc.json(), (keys, leaf) => {
        const value = keys.reduceRight<unknown>(
          (inner, name) => Object.fromEntries([[name, inner]]),
          leaf,
        );
        expect(readPath(value, keys.join('.'))).toBe(leaf);
      }),
    );
  });
});
