import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { ThemedDocsContainer } from './docs-container';
import { withFrame } from './frame';
import { globalTypes, initialGlobals } from './globals';
import { followToolbar } from './globals-store';
import { isAddedHandler, logHandlers } from './logged-handlers';
import { projectModes } from './modes';
import { mountAtRest } from './mount';
import { spellOutProps } from './prop-rows';
import { keepSamplesInPlace } from './sample-navigation';
import { tidySnippet } from './snippets';
import { viewports } from './viewports';
import './fonts.css';
import '../src/tokens/tokens.css';
import './preview.css';

followToolbar();
keepSamplesInPlace();

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  initialGlobals: { ...initialGlobals },
  globalTypes,
  argTypesEnhancers: [spellOutProps],
  argsEnhancers: [logHandlers],
  decorators: [withFrame],
  mount: mountAtRest,
  parameters: {
    layout: 'padded',
    // Of what passes, one element a rule is enough: the rest is most of the work.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    chromatic: { modes: projectModes },
    controls: { expanded: true, sort: 'none' },
    docs: {
      codePanel: true,
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
          'Foundations',
          ['Colors', 'Type', 'Space', 'Radius', 'Elevation', 'Motion', 'Icons'],
          'Components',
          'Primitives',
          'Screens',
          ['Overview'],
          'Behavior',
        ],
      },
    },
  },
});
