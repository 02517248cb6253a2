/**
 * Notes as HTML. What has a tag in it was written as HTML and stays; plain text keeps its lines, and blank ones part paragraphs.
 * It is a stranger's either way: sanitize it before it is shown.
 */
export function notesHtml(notes: string): string {
  if (/<\/?[a-z][^<>]*>|<!--/i.test(notes)) return notes;
  const escaped = notes.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const paragraphs = escaped.split(/\r?\n(?:[^\S\n]*\r?\n)+/);
  return paragraphs.map((lines) => `<p>${lines.replaceAll(/\r?\n/g, '<br>')}</p>`).join('');
}
