import { describe, expect, test } from 'vitest';
import { nameColor } from '#src/components/color-picker/name-color.ts';
import { readColor } from '#src/components/color-picker/read-any-color.ts';
import { ar } from '#src/languages/ar.ts';
import { de } from '#src/languages/de.ts';
import { en } from '#src/languages/en.ts';
import { fr } from '#src/languages/fr.ts';
import { ja } from '#src/languages/ja.ts';
import type { Language } from '#src/languages/language.ts';

function named(text: string, language: Language): string {
  const { color } = readColor(text);
  if (!color) throw new Error(`Not read: ${text}`);
  return nameColor(color.rgba, language.colorNames);
}

describe('A color', () => {
  test.each([
    ['black', 'black'],
    ['white', 'white'],
    ['gray', 'gray'],
    ['lightgray', 'light gray'],
    ['#333', 'dark gray'],
    ['red', 'vivid red'],
    ['darkred', 'dark red'],
    ['pink', 'pale pink'],
    ['deeppink', 'vivid pink'],
    ['darkorange', 'vivid orange'],
    ['saddlebrown', 'brown'],
    ['tan', 'pale brown'],
    ['beige', 'light beige'],
    ['yellow', 'vivid yellow'],
    ['olive', 'olive'],
    ['lime', 'vivid green'],
    ['darkgreen', 'dark green'],
    ['turquoise', 'vivid turquoise'],
    ['cyan', 'vivid cyan'],
    ['skyblue', 'sky blue'],
    ['blue', 'vivid blue'],
    ['#000050', 'very dark blue'],
    ['slategray', 'grayish blue'],
    ['lightsteelblue', 'pale blue'],
    ['blueviolet', 'vivid violet'],
    ['purple', 'purple'],
    ['magenta', 'vivid magenta'],
  ])('%s is named %s', (text, name) => {
    expect(named(text, en)).toBe(name);
  });

  test.each([
    ['de', de, 'leuchtendes Orange'],
    ['fr', fr, 'orange vif'],
    ['ar', ar, 'برتقالي زاهٍ'],
    ['ja', ja, '鮮やかなオレンジ'],
  ])('has a name in the language "%s"', (_, language, name) => {
    expect(named('darkorange', language)).toBe(name);
  });
});
