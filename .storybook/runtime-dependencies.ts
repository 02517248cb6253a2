/**
 * Packages that the browser loads. Vite prepares them before the first story runs; one that is missing here would be
 * found midway, reload the page and fail whichever test was running. A unit test compares the list with the imports.
 */
export const runtimeDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
];
