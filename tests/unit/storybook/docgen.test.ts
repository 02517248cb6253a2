import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { notesOf } from '#.storybook/build/prop-notes.ts';
import { readDocgen } from '#.storybook/build/read-docgen.ts';
import { TypeReader } from '#.storybook/build/type-reader.ts';
import { rowOfProp } from '#.storybook/docs/prop-rows.ts';
import { readSources } from '#src/registry/read-sources.ts';
import { readInterfaces } from '#tests/support/interfaces.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const types = new TypeReader(readSources(root).sources);
const docgen = await readDocgen(types);
const interfaces = readInterfaces(join(root, 'src'));
const rooms = import.meta.glob<Record<string, unknown>>(
  ['/src/index.ts', '/src/{components,primitives}/*/index.ts'],
  { eager: true },
);
const exported = Object.values(rooms).flatMap((room) => Object.entries(room));
const widgets = new Set(
  exported
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
    .map(([name]) => name),
);

test('There are widgets to document', () => {
  expect([...widgets]).toEqual(expect.arrayContaining(['Button', 'Popover', 'TesseraProvider']));
});

describe.each([...widgets])('%s', (widget) => {
  const documented = docgen.get(widget);
  const props = Object.entries(documented?.props ?? {}).filter(([, prop]) => prop.tsType);

  test('has a description', () => {
    expect(documented?.description).toMatch(/\S/);
  });

  test('lists every prop that its interface declares', () => {
    const declared = interfaces.membersOf(`${widget}Props`);
    expect(declared, `${widget}Props`).toBeDefined();
    expect(props.map(([name]) => name)).toEqual(expect.arrayContaining(declared ?? []));
  });

  test('has notes on the same props', () => {
    const { members } = types.propsOf(widget);
    expect([...members.keys()]).toEqual(expect.arrayContaining(props.map(([name]) => name)));
  });

  test('explains each type that its props name, and names no type parameter of another type', () => {
    const explained = notesOf(types, widget).types.map(({ name }) => name.replace(/<.*/, ''));
    const own = /\bOwn\b/;
    for (const [, prop] of props) {
      const { type } = rowOfProp(prop);
      expect(type).not.toMatch(own);
      const named =
        type.replaceAll(/'[^']*'/g, '').match(/\b\w+(?:Details|Labels|Preset)\b/g) ?? [];
      expect(explained).toEqual(expect.arrayContaining(named));
    }
  });

  test.each(props)('describes %s with its type, and its default if it has one', (name, prop) => {
    const row = rowOfProp(prop);
    expect(row.type).toMatch(/\S/);
    expect(row.type).not.toMatch(/^(?:union|unknown|signature)$/);
    expect(row.description).toMatch(/\S/);
    const source = readFileSync(join(root, documented?.file ?? ''), 'utf8');
    const falls = new RegExp(`function ${widget}\\(\\{[^}]*\\b${name} = `).test(source);
    if (falls || /\bDefault:/.test(prop.description ?? '')) expect(row.fallback).toMatch(/\S/);
  });
});

test('the props that the skill for coding agents names exist', () => {
  const { skill } = readSources(root);
  const known = [...docgen.values()].flatMap((component) => Object.keys(component.props ?? {}));
  for (const name of [
    'value',
    'defaultValue',
    'onValueChange',
    'label',
    'name',
    'required',
    'disabled',
    'language',
  ]) {
    expect(skill).toMatch(new RegExp(`\\b${name}\\b`));
    expect(known).toContain(name);
  }
});
