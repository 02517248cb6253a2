import { defineMain } from '@storybook/react-vite/node';
import { managerFont, managerStyles } from './manager-head.ts';
import { runtimeDependencies } from './runtime-dependencies.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-tag-badges',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  features: {
    componentsManifest: true,
    backgrounds: false,
    changeDetection: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  staticDirs: ['./public', managerFont],
  managerHead: (head) => `${head ?? ''}${managerStyles()}`,
  typescript: { reactDocgen: 'react-docgen', check: false },
  docs: { defaultName: 'Docs' },
  tags: { play: { defaultFilterSelection: 'exclude' } },
  viteFinal: (config) => ({
    ...config,
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...runtimeDependencies],
    },
  }),
});
