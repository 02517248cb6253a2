import { describe, expect, test } from 'vitest';
import {
  atMost,
  clientDirective,
  moduleStyles,
  preludesOf,
  wordsInMarkup,
} from '#tests/support/house-sources.ts';

const sheet = `@layer theme, base, components, utilities;

@layer base {
  .root {
    color: var(--tessera-color-text);
    transition: color var(--tessera-duration-fast);

    @starting-style {
      opacity: 0;
    }
  }

  @media (forced-colors: active) {
    .root {
      color: CanvasText;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .root {
      transition: none;
    }
  }
}
`;
const noAnswer = (name: string) =>
  sheet.replace(new RegExp(` {2}@media \\(${name}[\\s\\S]*?\\n {2}}\\n`), '');

describe('The rule of a style sheet', () => {
  test('reads the outline of a style sheet', () => {
    expect(preludesOf(sheet)).toEqual([
      '.root',
      '@media (forced-colors: active)',
      '@media (prefers-reduced-motion: reduce)',
    ]);
  });

  test('accepts a valid style sheet, with or without color and motion', () => {
    expect(moduleStyles(sheet)).toEqual([]);
    const plain =
      '@layer theme, base, components, utilities;\n\n@layer base {\n  .root {\n    top: 0;\n  }\n}\n';
    expect(moduleStyles(plain)).toEqual([]);
  });

  test.each([
    ['the layer line', sheet.replace('theme, base', 'base, theme'), 'open with'],
    ['one block', `${sheet}\n.loose {\n  top: 0;\n}\n`, 'one `@layer'],
    ['a root', sheet.replaceAll('.root', '.base'), 'begin with `.root`'],
    ['forced colors', noAnswer('forced-colors'), 'has no @media (forced-colors'],
    ['reduced motion', noAnswer('prefers-reduced-motion'), 'has no @media (prefers-reduced'],
    [
      'a class',
      sheet.replace('.root {', '.root,\n  :where([data-box], :not(b)) > i {'),
      'has no class in `:where(',
    ],
    ['its end', sheet.replace(/}\n$/, '\n  .late {\n    top: 0;\n  }\n}\n'), 'does not end'],
  ])('reports a style sheet without %s', (_name, css, problem) => {
    expect(css).not.toBe(sheet);
    expect(moduleStyles(css)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('The rule of a client module', () => {
  test.each([
    'const id = useId();',
    'const [on, setOn] = useState<boolean>(false);',
    'const C = createContext<string | null>(null);',
  ])('requires the directive before %s', (source) => {
    expect(clientDirective(source)).toHaveLength(1);
    expect(clientDirective(`'use client';\n${source}`)).toEqual([]);
  });

  test.each([
    'export const reuse = 1;',
    '// calls useId() in words',
    'import { useId } from "react";',
  ])('requires none for %s', (source) => {
    expect(clientDirective(source)).toEqual([]);
  });
});

describe('The rule of visible text', () => {
  test.each([
    '<p>Pick a day</p>',
    '<button aria-label="Open">{icon}</button>',
    "<input placeholder={'Search'} />",
    '<p>\n  Heute\n</p>',
    '<abbr title="Woche">{short}</abbr>',
  ])('rejects %s', (source) => {
    expect(wordsInMarkup(source)).toHaveLength(1);
  });

  test.each([
    '<p>{labels.pick}</p>',
    '<p aria-label={labels.open} role="grid">·</p>',
    'const map = new Map<string, Array<number>>(); if (a > b && c < d) run();',
    '/** Renders <p>words</p>. */',
  ])('accepts %s', (source) => {
    expect(wordsInMarkup(source)).toEqual([]);
  });
});

test('The rule of size counts lines', () => {
  expect(atMost(2)('a\nb\n')).toEqual([]);
  expect(atMost(2)('a\nb\nc\n')).toHaveLength(1);
});
