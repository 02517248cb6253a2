import { documents } from './data.ts';

const host = document.body.appendChild(document.createElement('div'));

/** The chosen document as raw markup, with its layout. */
export async function run(): Promise<number> {
  const { document: name = '', size } = document.documentElement.dataset;
  const html = documents[name]?.(Number(size)) ?? '';
  const place = host.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const { height } = host.getBoundingClientRect();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  place.remove();
  return height;
}
