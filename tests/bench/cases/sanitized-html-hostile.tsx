import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SanitizedHtml, type HtmlPolicyName } from '#src/components/sanitized-html/index.ts';
import type { BenchCase } from '../page.tsx';
import { chosenDocument } from './hostile-documents.ts';

/** Policies of documents that `comment` would strip of what they test. */
const policies: Readonly<Record<string, HtmlPolicyName>> = {
  styles: 'email',
  'style variables': 'email',
  'image sources': 'article',
  'image sizes': 'article',
};

/** Height of a new place in the page, after what `show` puts there has its layout and what follows in the next frames. */
async function heightOf(show: (place: HTMLElement) => () => void): Promise<number> {
  const place = document.body.appendChild(document.createElement('div'));
  const end = show(place);
  const { height } = place.getBoundingClientRect();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  end();
  place.remove();
  return height;
}

/** The chosen document in the component. */
export const ours: BenchCase = {
  run: () => {
    const { name, html } = chosenDocument();
    return heightOf((place) => {
      const root = createRoot(place);
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
      return () => flushSync(() => root.unmount());
    });
  },
};

/** The chosen document as raw markup. */
export const bare: BenchCase = {
  run: () =>
    heightOf((place) => {
      place.innerHTML = chosenDocument().html;
      return () => {};
    }),
};
