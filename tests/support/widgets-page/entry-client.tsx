import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '#src/tokens/tokens.css';
import './widgets-page.css';
import { pageOf } from './pages.tsx';

const root = document.querySelector<HTMLElement>('#root');
const page = pageOf(root?.dataset['page'] ?? '', document.documentElement.lang);
if (root && page) {
  hydrateRoot(root, <StrictMode>{page}</StrictMode>, {
    onRecoverableError: (error) => console.error(String(error)),
  });
}
