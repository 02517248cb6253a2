import type { OxlintConfig } from 'oxlint';
import { base } from '../src/oxlint.base.ts';

export default {
  extends: [base],
  rules: {
    'import/no-default-export': 'off',
  },
} satisfies OxlintConfig;
