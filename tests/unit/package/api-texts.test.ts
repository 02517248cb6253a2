import { expect, test } from 'vitest';
import { apiTexts } from '#src/package/api-texts.ts';

const files = new Map(
  Object.entries({
    'lib/index.d.ts': `export { Dial, type DialProps } from './components/dial/index.js';
export { turn } from './internals/turn.js';`,
    'lib/components/dial/index.d.ts': `export { Dial, type DialProps } from './dial.js';
export * from './angle.js';`,
    'lib/components/dial/dial.d.ts': `import type { ComponentProps } from 'react';
import type { Turn } from '../../internals/turn.js';
/** Own props. */
interface OwnProps {
    /** Degrees. */
    angle?: number;
}
export interface DialProps extends OwnProps, ComponentProps<'div'> {
    onTurn?: (turn: Turn) => void;
}
/** A dial. */
export declare function Dial({ angle, ...root }: DialProps): import("react").JSX.Element;`,
    'lib/components/dial/angle.d.ts': `export declare function degrees(radians: number): number;
export declare function degrees(text: string): number | null;
export declare const limits: import("./limits.js").Limits;`,
    'lib/components/dial/limits.d.ts': `export interface Limits { from: number }
export interface Unreached { no: 1 }`,
    'lib/internals/turn.d.ts': `export type Turn = 'left' | 'right';
export declare const turn: (turn: Turn) => Turn;`,
    'lib/components/dial/dial.js': `jsx("div", { "data-slot": "dial", children: jsx("i", { "data-slot": "dial-hand" }) })`,
    'lib/tokens/tokens.css': ':root { --b: var(--not-set); --a: 1; }',
  }),
);
const entryPoints = [
  { name: '.', entry: 'index.ts' },
  { name: './dial', entry: 'components/dial/index.ts' },
  { name: './tokens.css', entry: 'tokens/tokens.css' },
];

test('the text of an entry point lists its exports, the rest of its folder, and its parts', () => {
  expect(apiTexts(files, entryPoints).get('dial.txt')).toBe(`# tessera-ui/dial

function Dial(props: DialProps): JSX.Element;

interface DialProps extends OwnProps, ComponentProps<'div'> {
  onTurn?: (turn: Turn) => void;
}

function degrees(radians: number): number;
function degrees(text: string): number | null;

const limits: Limits;

# Behind it

interface OwnProps {
  angle?: number;
}

interface Limits { from: number }

# Parts

data-slot="dial"
data-slot="dial-hand"
`);
});

test('the text of the main entry point names where each export comes from, and contains the rest itself', () => {
  const text = apiTexts(files, entryPoints).get('index.txt');
  expect(text).toContain('Dial from ./dial\nDialProps from ./dial\n');
  expect(text).toContain('const turn: (turn: Turn) => Turn;');
});

test('what belongs to no entry point is listed once, with its file', () => {
  expect(apiTexts(files, entryPoints).get('behind.txt')).toContain(
    "// internals/turn.d.ts\ntype Turn = 'left' | 'right';",
  );
});

test('a style sheet lists the properties that it sets', () => {
  expect(apiTexts(files, entryPoints).get('tokens.css.txt')).toBe(
    '# tessera-ui/tokens.css\n\n--a\n--b\n',
  );
});
