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
