import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SanitizedHtml, type HtmlPolicyName } from '#src/components/sanitized-html/index.ts';
import { chosenDocument } from './data.ts';

const host = document.body.appendChild(document.createElement('div'));

/** Policies of documents that `comment` would strip of what they test. */
const policies: Readonly<Record<string, HtmlPolicyName>> = {
  styles: 'email',
  'style variables': 'email',
  'image sources': 'article',
  'image sizes': 'article',
};

/** The chosen document in the component, with its layout and what follows in the next frames. */
export async function run(): Promise<number> {
  const { name, html } = chosenDocument();
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <SanitizedHtml
        html={html}
        policy={policies[name] ?? 'comment'}
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
