import { chosenDocument } from './data.ts';

const host = document.body.appendChild(document.createElement('div'));

/** The chosen document as raw markup, with its layout. */
export async function run(): Promise<number> {
  const place = host.appendChild(document.createElement('div'));
  place.innerHTML = chosenDocument().html;
  const { height } = host.getBoundingClientRect();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  place.remove();
  return height;
}
