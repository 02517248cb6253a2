import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { managerFonts, managerStyles, previewHead } from './build/heads.ts';
import { portableManifests, type Manifests } from './build/portable-manifests.ts';
import { withTesseraSettings } from './build/vite.ts';

// The type of the config does not include it yet.
const previewFeatures = {
  experimental_manifests: (manifests?: Manifests) => portableManifests(manifests),
};

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    'storybook-addon-tag-badges',
    '@storybook/addon-mcp',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  features: {
    componentsManifest: true,
    // The theme draws the surface of a story.
    backgrounds: false,
    changeDetection: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  staticDirs: ['./public', ...managerFonts, { from: '../tests/visual/baselines', to: '/pictures' }],
  previewHead: (head) => `${head ?? ''}${previewHead}`,
  managerHead: (head) => `${head ?? ''}${managerStyles()}`,
  // The other two docgen tools need the compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen', check: false },
  docs: { defaultName: 'Docs' },
  // The sidebar and its search show the tests on request, in the menu of tags.
  tags: { play: { defaultFilterSelection: 'exclude' } },
  viteFinal: withTesseraSettings,
  ...previewFeatures,
});
