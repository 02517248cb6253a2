import { readFileSync } from 'node:fs';

const face = './fonts/sans.woff2';

/** File of the face that the manager's own words are set in, and where the Storybook serves it. */
export const managerFont = {
  from: '../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  to: '/fonts/sans.woff2',
};

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

/** Style sheets of the manager: its face, the tokens that its theme is made of, and a few rules of its own. */
export function managerStyles(): string {
  const font = `@font-face { font-family: 'IBM Plex Sans Variable'; font-weight: 100 700; font-display: block; src: url('${face}') format('woff2'); }`;
  return `<style>${font}\n${read('../../src/tokens/tokens.css')}\n${read('./manager.css')}</style>`;
}
