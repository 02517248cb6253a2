import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SanitizedHtml } from '#src/components/sanitized-html/index.ts';
import { documents } from './data.ts';

const host = document.body.appendChild(document.createElement('div'));

const policyOf = (name: string) =>
  name.startsWith('style') ? 'email' : name.startsWith('image s') ? 'article' : 'comment';

/** The chosen document in the component, with its layout and what follows in the next frames. */
export async function run(): Promise<number> {
  const { document: name = '', size } = document.documentElement.dataset;
  const html = documents[name]?.(Number(size)) ?? '';
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <SanitizedHtml
        html={html}
        policy={policyOf(name)}
        allowRemote={name === 'image sources'}
        headingBase={1}
      />,
    ),
  );
  const { height } = host.getBoundingClientRect();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  flushSync(() => root.unmount());
  return height;
}
