/**
 * Packages that the canvas loads. Vite prepares them before the first story runs; one that is missing here would be
 * found midway, reload the page and fail whichever test was running. A unit test compares the list with the imports.
 */
export const runtimeDependencies = [
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  '@storybook/react-vite',
  '@tanstack/react-form',
  'dompurify',
  'qrcode.react',
  'culori/fn',
  'jose/jwt/decode',
  'react',
  'react-day-picker',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-paginate',
  'react-select/base',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook/internal/core-events',
  'storybook/preview-api',
  'storybook/test',
  'storybook/theming/create',
  'zod',
];
