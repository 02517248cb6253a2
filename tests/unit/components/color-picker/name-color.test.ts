import { describe, expect, test } from 'vitest';
import { families, type ColorWords } from '#src/components/color-picker/color-words.ts';
import { words as ar } from '#src/components/color-picker/color-words.ar.ts';
import { words as de } from '#src/components/color-picker/color-words.de.ts';
import { words as en } from '#src/components/color-picker/color-words.en.ts';
import { words as fr } from '#src/components/color-picker/color-words.fr.ts';
import { words as ja } from '#src/components/color-picker/color-words.ja.ts';
import { nameColor } from '#src/components/color-picker/name-color.ts';
import { readColor } from '#src/components/color-picker/read-color.ts';

function named(text: string, words: ColorWords): string {
  const reading = readColor(text);
  if (reading.problem) throw new Error(`Not read: ${text}`);
  return nameColor(reading.rgba, words);
}

describe('A colour', () => {
  test.each([
    ['black', 'black'],
    ['white', 'white'],
    ['gray', 'grey'],
    ['lightgray', 'light grey'],
    ['#333', 'dark grey'],
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
    ['slategray', 'greyish blue'],
    ['lightsteelblue', 'pale blue'],
    ['blueviolet', 'vivid violet'],
    ['purple', 'purple'],
    ['magenta', 'vivid magenta'],
  ])('%s is called %s', (text, name) => {
    expect(named(text, en)).toBe(name);
  });

  test.each([
    ['de', de, 'leuchtendes Orange'],
    ['fr', fr, 'orange vif'],
    ['ar', ar, 'برتقالي زاهٍ'],
    ['ja', ja, '鮮やかなオレンジ'],
  ])('has a name in the language "%s"', (_, words, name) => {
    expect(named('darkorange', words)).toBe(name);
  });

  test.each([ar, de, en, fr, ja])(
    'of every family has a name of its own in every language',
    (words) => {
      const names = words.families.split('|');
      expect(names).toHaveLength(families.length);
      expect(new Set(names).size).toBe(names.length);
      expect(Object.values(words.tones).every((tone) => tone.includes('{}'))).toBe(true);
    },
  );
});
