import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { clearAnnouncements } from '../stories/support/announcements';
import { mountAtRest, withFrame } from './canvas/frame';
import { globalTypes, initialGlobals, isInDocs, viewports } from './canvas/globals';
import { followToolbar } from './canvas/globals-store';
import { loadFonts, loadLanguage } from './canvas/languages';
import { isAddedHandler, logHandlers } from './canvas/logged-handlers';
import { projectModes } from './canvas/modes';
import { keepSamplesInPlace } from './canvas/sample-navigation';
import { DocsCode, ThemedDocsContainer } from './docs/docs-container';
import { spellOutProps } from './docs/prop-rows';
import { tidySnippet } from './docs/snippets';
import './canvas/fonts.css';
import '../src/tokens/tokens.css';
import './canvas/preview.css';

// Storybook reads `docs.components`, but its types lack it.
const mdxComponents = { components: { code: DocsCode } };

// A test of a story that waits a second for something fails on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
followToolbar();
keepSamplesInPlace();

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  initialGlobals: { ...initialGlobals, a11y: { manual: isInDocs() } },
  globalTypes,
  argTypesEnhancers: [spellOutProps],
  argsEnhancers: [logHandlers],
  loaders: [loadFonts, loadLanguage],
  decorators: [withFrame],
  mount: mountAtRest,
  beforeEach: clearAnnouncements,
  parameters: {
    layout: 'padded',
    // For passing rules, one element per rule is enough: the others take most of the time.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    chromatic: { modes: projectModes },
    controls: {
      expanded: true,
      sort: 'none',
      matchers: { color: /^(?:color|background|contrastWith)$/ },
    },
    docs: {
      codePanel: true,
      controls: {
        exclude:
          /^(?:aria-|default|on[A-Z])|^(?:id|name|form|locale|labels|className|placeholder|autoFocus)$/,
      },
      ...mdxComponents,
      container: ThemedDocsContainer,
      source: { transform: tidySnippet },
      toc: { headingSelector: 'h2' },
    },
    jsx: { filterProps: (value: unknown) => value !== undefined && !isAddedHandler(value) },
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Get started',
          'Foundations',
          [
            'Theme',
            'Colors',
            'Type',
            'Space',
            'Radius',
            'Elevation',
            'Motion',
            'Icons',
            'Tokens',
            'Host theme',
          ],
          'Components',
          'Primitives',
          'Screens',
          ['Overview'],
          'Guides',
          [
            'Install or copy',
            'Styling',
            'Dates',
            'Validation',
            'Forms',
            'Form values',
            'Form libraries',
            'Server rendering',
            'Works with',
            'Languages',
            'Sign-in',
            'Sign-in form',
            'Providers and passkeys',
            'Sessions',
            'Session on a server',
            'Connect your back end',
            'Check your back end',
            'Testing',
            'Compare',
          ],
        ],
      },
    },
  },
});
