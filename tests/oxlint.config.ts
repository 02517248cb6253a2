import type { OxlintConfig } from 'oxlint';
import { base } from '../src/oxlint.base.ts';

export default {
  extends: [base],
  rules: {
    'react/no-danger': 'error',
  },
  overrides: [
    {
      files: ['**/*.config.ts', 'support/*.config.ts'],
      rules: {
        'import/no-default-export': 'off',
      },
    },
    {
      files: ['visual/**', 'bench/**', 'support/**', 'run.ts'],
      rules: {
        'eslint/no-console': 'off',
      },
    },
    {
      files: ['visual/**', 'e2e/**'],
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          {
            patterns: ['^#src/', '/src/', '^#stories/'].map((regex) => ({
              regex,
              message: 'pictures and end-to-end tests know URLs only.',
            })),
          },
        ],
      },
    },
  ],
} satisfies OxlintConfig;
