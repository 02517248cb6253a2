/**
 * Markup in the head of the canvas before any script of ours has arrived: a dark canvas must not flash
 * white while it loads. The colors are the browser's own for the scheme.
 */
export const previewHead = `<style>
  html { background: Canvas; }
  .sb-wrapper, .sb-preparing-story, .sb-preparing-docs { background: transparent !important; }
</style>
<script>
  if (/[?&]globals=[^&]*theme(:|%3A)dark/.test(location.search)) document.documentElement.style.colorScheme = 'dark';
</script>`;
