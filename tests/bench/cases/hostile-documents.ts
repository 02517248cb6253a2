/** Repeats a part until the text has the given number of characters. */
const fill = (part: string, size: number) => part.repeat(Math.ceil(size / part.length));

/** Nests 250 elements at a time, which is below the maximum depth, until the text has the given size. */
const nest = (open: string, close: string, size: number) =>
  fill(open.repeat(250) + 'x' + close.repeat(250), size);

const x120 = 'x'.repeat(120);

/** HTML of any size, by name, whose layout or cleaning could take much longer than its parsing. */
export const documents: Readonly<Record<string, (size: number) => string>> = {
  'wide code': (size) => fill(`<pre>${x120}</pre>`, size),
  'short code': (size) => fill('<pre>x</pre>', size),
  'wide tables': (size) => fill(`<table><td>${x120}</table>`, size),
  'short tables': (size) => fill('<table><td>x</table>', size),
  'table rows': (size) => `<table>${fill('<tr><td>x', size)}</table>`,
  'nested tables': (size) => nest('<table><td>', '</table>', size),
  'tables of code': (size) => fill(`<table><td><pre>${x120}</pre></table>`, size),
  'nested elements': (size) => nest('<div>', '</div>', size),
  'nested unknown elements': (size) => nest('<x-y>', '</x-y>', size),
  'endless unknown elements': (size) => fill('<x-y>', size),
  'endless elements': (size) => fill('<div>', size),
  'unknown elements': (size) => fill('<x-y>x</x-y>', size),
  sections: (size) => fill('<section>x</section>', size),
  'nested sections': (size) => nest('<section>', '</section>', size),
  'endless sections': (size) => fill('<section>', size),
  formatting: (size) => fill('<b>x</b>', size),
  'open formatting': (size) => fill('<p><b><i>x', size),
  links: (size) => fill('<a href=//a.b>x</a>', size),
  'misleading links': (size) => fill('<a href=//a.b>c.d</a>', size),
  'nested links': (size) => '<a href=//a.b><table><td>'.repeat(60) + fill('x ', size),
  'one long link': (size) => `<a href=//a.b>${fill('<b>c.d </b>', size)}</a>`,
  'links in one direction': (size) => `<p>${fill('<a href=//a.b>. ', size)}`,
  images: (size) => fill('<img src=//a.b/c>', size),
  'image sources': (size) => `<picture>${fill('<source srcset=//a.b/c>', size)}</picture>`,
  'image sizes': (size) => `<img srcset="${fill('//a.b/c 1x,', size)}">`,
  details: (size) => fill('<details><summary>x</summary>y</details>', size),
  'nested details': (size) => nest('<details open>', '</details>', size),
  lists: (size) => fill('<ul><li>x</ul>', size),
  'nested lists': (size) => nest('<ul><li>', '</ul>', size),
  tasks: (size) => `<ul>${fill('<li><input type=checkbox>x', size)}</ul>`,
  'attributes of one element': (size) =>
    `<p ${Array.from({ length: size / 8 }, (_, index) => `a${index}=b`).join(' ')}>x`,
  attributes: (size) => fill('<p title=a lang=en dir=auto onclick=b()>x', size),
  'nested directions': (size) => nest('<div dir=auto>', '</div>', size),
  ids: (size) => fill('<p id=a>x<a href=#a>y</a>', size),
  references: (size) => `<table><td headers="${fill('a ', size)}">x</table>`,
  'one long language': (size) => `<p lang="${fill('a ', size)}">x`,
  styles: (size) => fill('<p style="color:red;padding:9px;position:fixed">x', size),
  'style variables': (size) =>
    `<p style="${Array.from({ length: size / 9 }, (_, index) => `--a${index}:1;`).join('')}">x`,
  headings: (size) => fill('<h1>x</h1>', size),
  'line breaks': (size) => fill('<br>', size),
  'possible line breaks': (size) => fill('x<wbr>', size),
  'annotated text': (size) => fill('<ruby>x<rt>y</ruby>', size),
  equations: (size) => fill('<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>', size),
  'nested equations': (size) => `<math>${nest('<mfrac>', '</mfrac>', size)}</math>`,
  fields: (size) => fill('<fieldset><legend>x</legend><label>y<input></label></fieldset>', size),
  options: (size) => `<select>${fill('<option>x', size)}</select>`,
  'aligned cells': (size) => `<table><tr>${fill('<td align=right>x', size)}</table>`,
  text: (size) => fill('a < b & c ', size),
  comments: (size) => fill('<!--x-->', size),
};

/** Returns the document that the attributes of the page choose. */
export function chosenDocument(): { name: string; html: string } {
  const { document: name = '', size } = document.documentElement.dataset;
  return { name, html: documents[name]?.(Number(size)) ?? '' };
}
