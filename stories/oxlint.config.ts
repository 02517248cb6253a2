import type { OxlintConfig } from 'oxlint';
import { base } from '../src/oxlint.base.ts';

const message =
  'stories import public indexes and stories/support: if a story needs more, the API lacks it.';

export default {
  extends: [base],
  rules: {
    'eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^#src/core/([^ip]|p[^r]|pr[^o]|pro[^v])',
            message,
          },
          {
            regex: String.raw`^(\.\./)+src/`,
            message,
          },
          {
            group: ['#src/*/*/*', '!#src/*/*/index.ts', '!#src/core/provider/shipped-languages.ts'],
            message,
          },
        ],
      },
    ],
  },
  overrides: [
    // The tests of a component are read together.
    { files: ['**/*.play.stories.tsx'], rules: { 'eslint/max-lines': ['error', 350] } },
    {
      files: ['oxlint.config.ts'],
      rules: { 'import/no-default-export': 'off', 'eslint/no-restricted-imports': 'off' },
    },
    {
      files: ['foundations/**', 'guides/**', 'support/welcome/mosaic.tsx'],
      rules: {
        'eslint/no-restricted-imports': 'off',
      },
    },
  ],
} satisfies OxlintConfig;
