/** Folder of modules with the built package, where the tests drive the package instead of the sources. */
const modules = process.env.TESSERA_MODULES;

/** Tests of every widget in a test DOM, under Jest; `tests/vitest.config.ts` has the same files under Vitest. */
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
    ...(modules && {
      '^#src/index.ts$': 'tessera-ui',
      '^#src/(?:components|primitives)/([^/]+)/index.ts$': 'tessera-ui/$1',
      '^#src/languages/([^/]+).ts$': 'tessera-ui/languages/$1',
      '^#src/testing/index.ts$': 'tessera-ui/testing',
    }),
  },
  modulePaths: modules ? [modules] : [],
  transform: { '\\.([cm]?[jt]sx?|css)$': '<rootDir>/tests/support/jest-transform.ts' },
  // Packages that are ES modules, which Jest runs as CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!(tessera-ui|culori)/)'],
};
