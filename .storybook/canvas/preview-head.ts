/**
 * Markup for the head of the canvas, which prevents a white flash in dark mode before scripts load. The
 * colors are the browser's own for the color scheme.
 */
export const previewHead = `<style>
  html { background: Canvas; }
  .sb-wrapper, .sb-preparing-story, .sb-preparing-docs { background: transparent !important; }
</style>
<script>
  if (/[?&]globals=[^&]*theme(:|%3A)dark/.test(location.search)) document.documentElement.style.colorScheme = 'dark';
</script>`;
