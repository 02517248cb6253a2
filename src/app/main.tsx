import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import '../tokens/tokens.css';
import '@fontsource-variable/hanken-grotesk/wght.css';
import '@fontsource-variable/funnel-display/wght.css';
import '@fontsource-variable/noto-sans-arabic/wght.css';
import '@fontsource-variable/geist-mono/wght.css';
import './page.css';
import { App } from './app';
import { createApp } from './create-app';
import { trackTrips } from './data/api-client';
import { onOtherPerson } from './data/session';
import { applySettings, createSettingsStore } from './data/settings';
import { words as english } from './words/en';
import { loadWords } from './words/load-words';

const settings = createSettingsStore();
applySettings(settings.read());
// Show what another tab has written.
const fetch = trackTrips(() => void router.revalidate());
const { parts, router } = createApp({ createRouter: createBrowserRouter, settings, fetch });
// The screen and memory contain data of the previous user.
onOtherPerson(parts.auth, () => window.location.reload());

const place = document.getElementById('app');
if (!place) throw new Error('The page has no element with the id "app" to render the app into.');
const { language } = settings.read();
// No top-level await: the texts of some languages share a chunk that waits for this one.
void loadWords(language)
  .then((words) => ({ language, words }))
  // The app tries again and shows a message.
  .catch(() => ({ language: 'en' as const, words: english }))
  .then((first) => {
    createRoot(place).render(
      <StrictMode>
        <App parts={parts} router={router} {...first} />
      </StrictMode>,
    );
  });
// The font list is long, so it loads when the page is idle, unless the page is in Japanese.
setTimeout(loadJapaneseFaces, language === 'ja' ? 0 : 1000);

/** Loads the Japanese fonts; if that fails, the page uses system fonts. */
function loadJapaneseFaces(): void {
  import('./japanese-fonts.css').catch(() => {
    window.addEventListener('online', loadJapaneseFaces, { once: true });
  });
}
