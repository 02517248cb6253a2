import { expect, test } from 'vitest';
import { plainPath, plainStyles } from '#src/registry/plain-styles.ts';

const sheet = `@layer base {
  /* Stays. */
  .root:where([data-on]) > .oneDay {
    animation: turn 1s;
  }

  @keyframes turn {
  }
}
`;
const module = (code: string) => `import dial from '../dial.module.css';\n${code}\n`;

async function copyOf(code: string, css = sheet) {
  const { sheets, withClassNames } = await plainStyles(new Map([['dial/dial.module.css', css]]));
  return {
    css: sheets.get('dial/dial.module.css'),
    text: withClassNames('dial/parts/hand.tsx', module(code)),
  };
}

test('a CSS module becomes a plain sheet whose classes carry its name', async () => {
  const copy = await copyOf('');
  expect(plainPath('dial/dial.module.css')).toBe('dial/dial.css');
  expect(copy.css).toBe(
    sheet
      .replace('.root', '.tessera-dial__root')
      .replace('.oneDay', '.tessera-dial__one-day')
      .replaceAll(/\bturn\b/g, 'tessera-dial__turn'),
  );
});

test.each([
  ['<i className={dial.root} />', '<i className="tessera-dial__root" />'],
  ['<i className={cx(dial.root, on)} />', "<i className={cx('tessera-dial__root', on)} />"],
  ['const names = { a: dial.oneDay };', "const names = { a: 'tessera-dial__one-day' };"],
  ['const text = `${dial.root} a`;', "const text = `${'tessera-dial__root'} a`;"],
  ["const day = dials.root + 'dial.root';", "const day = dials.root + 'dial.root';"],
])('%s names its class', async (code, expected) => {
  const { text } = await copyOf(code);
  expect(text).toBe(`import '../dial.css';\n${expected}\n`);
});

test('a class that does not exist and two sheets of one name are reported', async () => {
  await expect(copyOf('dial.none;')).rejects.toThrow('dial.none: no such class');
  const twins = new Map([
    ['a/dial.module.css', sheet],
    ['b/dial.module.css', sheet],
  ]);
  await expect(plainStyles(twins)).rejects.toThrow('rename one of them');
});

test('other sources stay as they are', async () => {
  const { withClassNames } = await plainStyles(new Map());
  expect(withClassNames('a.ts', 'export const a = 1;')).toBe('export const a = 1;');
  expect(plainPath('tokens/tokens.css')).toBe('tokens/tokens.css');
});
