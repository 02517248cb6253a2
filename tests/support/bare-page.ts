import { afterAll } from 'vitest';
import { forgetProblems } from '#src/core/report-problem.ts';

// Runs with every file of browser tests: the files share a page, and each gets it as the first one did.

const own = { html: [...document.documentElement.attributes], body: [...document.body.children] };
const address = location.href;

// Nobody looks at the frame of the tests: the browser lays it out, but does not paint it.
if (window.frameElement && navigator.userAgent.includes('Headless')) {
  (window.frameElement as HTMLElement).style.opacity = '0';
}

afterAll(() => {
  document.body.replaceChildren(...own.body);
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  for (const { name, value } of own.html) document.documentElement.setAttribute(name, value);
  history.replaceState(null, '', address);
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  forgetProblems();
});
