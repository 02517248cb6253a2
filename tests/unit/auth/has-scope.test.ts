import { describe, expect, test } from 'vitest';
import { hasScope } from '#src/auth/core/scopes.ts';

const array = { scope: ['read', 'posts.write'] };
const text = { scope: 'read posts.write' };
const tree = { scope: { read: true, posts: { write: true, delete: false }, 'a.b': true } };

describe('a scope', () => {
  test.each([
    ['an array', array],
    ['a text', text],
    ['an object', tree],
  ])('is granted by %s, in each mode', (_, user) => {
    expect(hasScope(user, 'scope', 'read')).toBe(true);
    expect(hasScope(user, 'scope', 'posts.write')).toBe(true);
    expect(hasScope(user, 'scope', ['read', 'posts.write'])).toBe(true);
    expect(hasScope(user, 'scope', ['nope', 'read'], 'any')).toBe(true);
    expect(hasScope(user, 'scope', 'nope')).toBe(false);
    expect(hasScope(user, 'scope', ['nope', 'read'])).toBe(false);
    expect(hasScope(user, 'scope', ['nope', 'rea'], 'any')).toBe(false);
    expect(hasScope(user, 'scope', ['nope', 'read'], 'all')).toBe(false);
  });

  test('admin grants only admin', () => {
    const user = { scope: 'admin' };
    expect(hasScope(user, 'scope', 'admin')).toBe(true);
    for (const other of ['nope', 'a', 'adm', 'dmin', '', 'length', 'Admin', 'admin ', ' ', '0']) {
      expect(hasScope(user, 'scope', other), other).toBe(false);
    }
  });

  test('no user has a scope without a name, or an empty list of scopes', () => {
    for (const user of [array, text, tree, { scope: '' }, { scope: ' ' }, { scope: [''] }]) {
      expect(hasScope(user, 'scope', '')).toBe(false);
      expect(hasScope(user, 'scope', [])).toBe(false);
      expect(hasScope(user, 'scope', [], 'any')).toBe(false);
    }
  });

  test.each([
    null,
    undefined,
    {},
    { scope: null },
    { scope: true },
    { scope: 1 },
    { scope: () => true },
  ])('%j grants nothing', (user) => {
    expect(hasScope(user, 'scope', 'read')).toBe(false);
  });

  test('in an object, only true grants', () => {
    for (const value of [false, 0, 1, null, '', 'false', 'yes', {}, [], { a: true }]) {
      expect(hasScope({ scope: { read: value } }, 'scope', 'read'), String(value)).toBe(false);
    }
    expect(hasScope(tree, 'scope', 'posts')).toBe(false);
    expect(hasScope(tree, 'scope', 'posts.delete')).toBe(false);
    expect(hasScope(tree, 'scope', 'a.b')).toBe(true);
  });

  test('inherited properties grant nothing', () => {
    const inherited = Object.create({ read: true }) as object;
    for (const scope of [{}, [], inherited]) {
      for (const name of ['__proto__', 'constructor', 'toString', 'length', 'includes', 'read']) {
        expect(hasScope({ scope }, 'scope', name), name).toBe(false);
      }
    }
    expect(hasScope(Object.create(array) as object, 'scope', 'read')).toBe(false);
  });

  test('names are compared strictly', () => {
    expect(hasScope({ scope: [1, { read: true }, ['write']] }, 'scope', '1')).toBe(false);
    expect(hasScope({ scope: [1, ['write']] }, 'scope', 'write')).toBe(false);
  });

  test('its key is a path', () => {
    expect(hasScope({ profile: { roles: ['a'] } }, 'profile.roles', 'a')).toBe(true);
    expect(hasScope({ 'https://example.com/roles': 'a b' }, 'https://example.com/roles', 'b')).toBe(
      true,
    );
    expect(hasScope({ scope: ['a'] }, 'roles', 'a')).toBe(false);
  });
});
