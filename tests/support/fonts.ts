/**
 * Fontconfig file that names one folder of fonts and nothing of the machine's own, so that a picture never depends on
 * what is installed. Text that no bundled web font covers falls back to Open Sans.
 */
export function fontsConfiguration(folder: string, cache: string): string {
  const generic = ['sans-serif', 'serif', 'monospace', 'system-ui', 'cursive', 'fantasy']
    .map(
      (family) =>
        `  <alias binding="same"><family>${family}</family><prefer><family>Open Sans</family></prefer></alias>`,
    )
    .join('\n');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escapeXml(folder)}</dir>
  <cachedir>${escapeXml(cache)}</cachedir>
${generic}
</fontconfig>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
