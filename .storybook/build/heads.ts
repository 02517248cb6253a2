import { readFileSync } from 'node:fs';

/** Typefaces of the manager's UI. */
const faces = [
  { family: 'Hanken Grotesk', name: 'hanken-grotesk', weights: '100 900' },
  { family: 'Funnel Display', name: 'funnel-display', weights: '300 800' },
];

/** Font files, and their URL in the Storybook. */
export const managerFonts = faces.map(({ name }) => ({
  from: `../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  to: `/fonts/${name}.woff2`,
}));

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

/** Style sheets of the manager: typefaces, the tokens of its theme, and a few rules. */
export function managerStyles(): string {
  const fonts = faces.map(
    ({ family, name, weights }) =>
      `@font-face { font-family: '${family} Variable'; font-weight: ${weights}; font-display: block; src: url('./fonts/${name}.woff2') format('woff2'); }`,
  );
  return `<style>${fonts.join('\n')}\n${read('../../src/tokens/tokens.css')}\n${read('./manager.css')}</style>`;
}

/**
 * Markup for the head of the canvas, which prevents a white flash in dark mode before scripts load. The
 * colors are the browser's own for the color scheme.
 */
export const previewHead = `<link rel="icon" type="image/svg+xml" href="./favicon.svg" />
<style>
  html { background: Canvas; }
  .sb-wrapper, .sb-preparing-story, .sb-preparing-docs { background: transparent !important; }
  /* Not the typeface of Storybook, which the page would load for its empty state. */
  .sb-wrapper, .sbdocs button[class*='css-']:not(.docs-story *) { font-family: 'Hanken Grotesk Variable', sans-serif !important; }
</style>
<script>
  if (/[?&]globals=[^&]*theme(:|%3A)dark/.test(location.search)) document.documentElement.style.colorScheme = 'dark';
</script>`;
