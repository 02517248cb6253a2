/**
 * Converts notes to HTML. Notes with a tag are already HTML and unchanged; plain text keeps its lines, and
 * blank lines separate paragraphs. The result is untrusted: sanitize it before it is shown.
 */
export function notesHtml(notes: string): string {
  if (/<\/?[a-z][^<>]*>|<!--/i.test(notes)) return notes;
  const escaped = notes.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const paragraphs = escaped.split(/\r?\n(?:[^\S\n]*\r?\n)+/);
  return paragraphs.map((lines) => `<p>${lines.replaceAll(/\r?\n/g, '<br>')}</p>`).join('');
}
