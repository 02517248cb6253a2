import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, defineConfig, parse } from '@terrazzo/parser';
import css, { type Permutation } from '@terrazzo/plugin-css';
import scales from './base.tokens.json' with { type: 'json' };

const here = new URL('./', import.meta.url);
const source = new URL('themes.resolver.json', here);
const roles = ['color.**', 'shadow.**'];

// A page sets its theme with the attribute, with the class of Tailwind and shadcn, or with a single color scheme in its head.
const scheme = (name: string) => `:has(> head > meta[name='color-scheme'][content='${name}'])`;
const unset = `:root:not([data-theme], .light, .dark, ${scheme('light')}, ${scheme('dark')})`;
// Not one `:is()`: each selector ends with a class, an attribute or `:root`, by which browsers skip all other elements.
const dark = ['.dark', `:root${scheme('dark')}`].map(
  (on) => `${on}:where(:not([data-theme], .light))`,
);
const rules = [
  base(),
  theme('light', ":root, [data-theme='light'], :is([data-theme='dark'], .dark) .light", 'light'),
  theme('dark', unset, 'dark', '(prefers-color-scheme: dark)'),
  theme('high-contrast', unset, 'light', '(prefers-contrast: more)'),
  theme('dark', ["[data-theme='dark']", ...dark].join(', '), 'dark'),
  theme('high-contrast', "[data-theme='high-contrast']", 'light'),
];

/** Languages whose letters are joined, square or hang from a line; their titles have no letter spacing. */
const unspaced = ['ar', 'fa', 'he', 'hi', 'ja', 'ko', 'ur', 'zh'];

/** Returns the CSS of all tokens and themes, the content of `tokens.css`. */
export async function buildTokens(): Promise<string> {
  const config = defineConfig(
    {
      tokens: [source.href],
      lint: { rules: { 'core/max-gamut': ['error', { gamut: 'srgb' }] } },
      plugins: [
        css({
          filename: 'tokens.css',
          variableName: ({ id }) => variable(id),
          transform: (token) =>
            token.$type === 'typography' ? fontShorthand(token.partialAliasOf) : undefined,
          permutations: rules,
        }),
      ],
    },
    { cwd: here },
  );
  const { tokens, resolver, sources } = await parse(
    [{ filename: source, src: await readFile(source, 'utf8') }],
    { config, req: (url) => readFile(url, 'utf8') },
  );
  const { outputFiles } = await build(tokens, { resolver, sources, config });
  const rulesText = String(outputFiles[0]?.contents).replace(/^\/\*[^]*?\*\/\n+/, '');
  return [
    '/* Generated from the *.tokens.json files by `npm run tokens`. */',
    '@layer theme, base, components, utilities;',
    `@layer theme {\n${rulesText.trimEnd()}\n${direction()}\n${untracked()}\n}\n`,
  ].join('\n');
}

/** Scales, which are the same in every theme. */
function base(): Permutation {
  return {
    input: { theme: 'light' },
    exclude: roles,
    prepare: (declarations) => indent(block(':root', lines(declarations))),
  };
}

/** Roles of one theme with their `color-scheme`, for a selector and optionally a media query. */
function theme(name: string, selector: string, scheme: string, media?: string): Permutation {
  return {
    input: { theme: name },
    include: roles,
    prepare: (declarations) => {
      const described =
        name === 'light' ? declarations : declarations.replaceAll(/\/\*.*?\*\//g, '');
      const rule = block(selector, `color-scheme: ${scheme};\n${lines(described)}`);
      return indent(media ? block(`@media ${media}`, rule) : rule);
    },
  };
}

/**
 * Sign of the nearest `dir`, to mirror what is drawn. Build tools replace `:dir(rtl)` with a list of languages, which
 * ignores the direction of the element.
 */
function direction(): string {
  const rule = (selector: string, sign: number) => `${selector} { --tessera-direction: ${sign}; }`;
  return indent([rule(":root, [dir='ltr']", 1), rule("[dir='rtl']", -1)].join('\n'));
}

/** Letter spacing of titles in languages without letter spacing. */
function untracked(): string {
  const names = Object.keys(scales.tracking).filter((name) => !name.startsWith('$'));
  const body = names.map((name) => `${variable(`tracking.${name}`)}: 0rem;`).join('\n');
  const languages = unspaced.map((tag) => `:lang(${tag})`).join(', ');
  // Elements inside inherit it; the language of each of them would be slow to find.
  const places = [':root', '[lang]'].map((place) => `:where(${place}):is(${languages})`);
  return indent(block(places.join(', '), body));
}

/** Returns a `font` value of the tokens in a text style, in place of a variable for each part. */
function fontShorthand(parts: Readonly<Record<string, string | undefined>> = {}): string {
  const [weight, size, height, family] = ['fontWeight', 'fontSize', 'lineHeight', 'fontFamily'].map(
    (part) => `var(${variable(parts[part] ?? '')})`,
  );
  return `${weight} ${size}/${height} ${family}`;
}

function variable(id: string): string {
  return `--tessera-${id.replaceAll('.', '-')}`;
}

function block(prelude: string, body: string): string {
  return `${prelude} {\n${indent(body)}\n}`;
}

function lines(text: string): string {
  return text.trim().replaceAll(/\n\s*/g, '\n');
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

// The starter of the command imports this module, so it is never the main one; the second argument is the
// output file.
const [, started, target = new URL('tokens.css', here)] = process.argv;
if (started === fileURLToPath(import.meta.url)) await writeFile(target, await buildTokens());
