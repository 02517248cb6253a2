/** Folder of modules with the built package, which the tests drive instead of the sources. */
const modules = process.env.TESSERA_MODULES;

/**
 * Tests of every widget of the package in a test DOM, under Jest (nightly); `tests/vitest.config.ts` has the same files
 * for the sources, under Vitest.
 */
export default {
  rootDir: '..',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/tests/unit/test-dom/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/test-dom-setup.ts'],
  testTimeout: 180_000,
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  roots: ['<rootDir>/src', '<rootDir>/tests'],
  moduleNameMapper: {
    '^vitest$': '<rootDir>/tests/support/jest-globals.ts',
    '^@testing-library/jest-dom/vitest$': '@testing-library/jest-dom',
    '^#src/index.ts$': 'tessera-ui',
    '^#src/(?:components|primitives)/([^/]+)/index.ts$': 'tessera-ui/$1',
    '^#src/languages/([^/]+).ts$': 'tessera-ui/languages/$1',
    '^#src/testing/index.ts$': 'tessera-ui/testing',
  },
  modulePaths: modules ? [modules] : [],
  transform: { '\\.([cm]?[jt]sx?|css)$': '<rootDir>/tests/support/jest-transform.ts' },
  // Packages that are ES modules, which Jest runs as CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!(tessera-ui|culori)/)'],
};
