import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import '../tokens/tokens.css';
import './fonts.css';
import './page.css';
import { App } from './app';
import { createApiClient } from './api-client';
import { applySettings } from './apply-settings';
import { loadWords } from './load-words';
import { routesOf } from './routes';
import { createSession } from './session';
import { createSessionEnd } from './session-end';
import { createSettingsStore } from './settings-store';

const settings = createSettingsStore();
applySettings(settings.read());
const auth = createSession({ navigate: (to) => void router.navigate(to, { replace: true }) });
const parts = {
  auth,
  sessionEnd: createSessionEnd(auth),
  api: createApiClient(auth),
  settings,
};
const router = createBrowserRouter(routesOf(parts));

const place = document.getElementById('app');
if (!place) throw new Error('The page lacks the element "app", in which the application stands.');
const words = await loadWords(settings.read().language);
createRoot(place).render(
  <StrictMode>
    <App parts={parts} router={router} words={words} />
  </StrictMode>,
);
void import('./japanese-fonts.css');
