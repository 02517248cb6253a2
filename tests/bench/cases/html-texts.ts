const paragraph = (index: number) =>
  `<h2 id="part-${index}">Part ${index}</h2>
<p class="lead">A mosaic lives by its <em>andamento</em>, the flow of its rows. Lay the outline first, then work
<strong>from the edge to the middle</strong>, and see <a href="https://example.org/${index}" title="More">the guide</a>.</p>
<ul><li>Wheeled nippers, for glass</li><li>A <code>1.5 mm</code> trowel</li><li>Lime &amp; sand</li></ul>
<p style="margin: 0">The <span>next</span> row follows the one before it; <b>keep the joints open</b> until all is laid.</p>
<table><tbody><tr><td>Lime</td><td colspan="2">28 days</td></tr></tbody></table>`;

const dirt =
  '<p onclick="steal()">Ask <a href="javascript:steal()">us</a>.</p><script>steal()</script>';

/** Text of about the given number of characters, with something to remove in every fifth part. */
export function textOf(characters: number): string {
  const parts: string[] = [];
  let length = 0;
  for (let index = 0; length < characters; index += 1) {
    const part = paragraph(index) + (index % 5 === 4 ? dirt : '');
    parts.push(part);
    length += part.length;
  }
  return parts.join('\n');
}

let mounts = 0;

/** Short, unique comment. */
export function nextComment(): string {
  mounts += 1;
  return `<p>Comment ${mounts}: I would <b>soak twice</b> in summer, see <a href="https://example.org/">my notes</a>.</p><ul><li>morning</li><li>evening</li></ul>`;
}
