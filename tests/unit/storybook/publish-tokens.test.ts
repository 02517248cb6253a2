import { expect, test } from 'vitest';
import { publishTokens } from '#.storybook/build/publish-tokens.ts';

test('the build writes the tokens as files', async () => {
  const files = new Map<string, string>();
  const { generateBundle } = publishTokens();
  const emitFile = (file: { fileName: string; source: string }) => {
    files.set(file.fileName, file.source);
  };
  await (generateBundle as unknown as (this: object) => Promise<void>).call({ emitFile });
  expect([...files.keys()].toSorted()).toEqual([
    'tokens/base.tokens.json',
    'tokens/dark.tokens.json',
    'tokens/figma.dark.tokens.json',
    'tokens/figma.high-contrast.tokens.json',
    'tokens/figma.light.tokens.json',
    'tokens/figma.scales.tokens.json',
    'tokens/high-contrast.tokens.json',
    'tokens/semantic.tokens.json',
    'tokens/themes.resolver.json',
    'tokens/tokens.css',
  ]);
  const { color } = JSON.parse(files.get('tokens/figma.light.tokens.json') ?? '{}');
  expect(color.accent.$value.hex).toMatch(/^#[0-9a-f]{6}$/);
});
