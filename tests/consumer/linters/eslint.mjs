import { registerHooks } from 'node:module';
import { parseArgs } from 'node:util';

// typescript-eslint parses by the JavaScript API of the compiler, which TypeScript 7 does not have.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'typescript' ? '@typescript/typescript6' : specifier, context),
});

const { ESLint } = await import('eslint');
const { default: js } = await import('@eslint/js');
const { default: a11y } = await import('eslint-plugin-jsx-a11y');
const { default: hooks } = await import('eslint-plugin-react-hooks');
const { default: globals } = await import('globals');
const { default: typescript } = await import('typescript-eslint');

// ESLint's recommended rules; in TypeScript, also those for typescript-eslint, hooks and accessibility.
const {
  positionals: [folder, language],
} = parseArgs({ allowPositionals: true });
const eslint = new ESLint({
  cwd: folder,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{js,jsx,ts,tsx}'],
      linterOptions: { reportUnusedDisableDirectives: 'error' },
      languageOptions: {
        globals: globals.browser,
        parserOptions: { ecmaFeatures: { jsx: true } },
      },
    },
    js.configs.recommended,
    // What they find does not depend on types.
    ...(language === 'typescript'
      ? [
          typescript.configs.recommended,
          hooks.configs.flat.recommended,
          a11y.flatConfigs.recommended,
        ].flat()
      : []),
  ],
});
const results = await eslint.lintFiles(['.']);
const findings = results.flatMap(({ filePath, messages }) =>
  messages.map(({ line, ruleId, message }) => `${filePath}:${line} ${ruleId} ${message}`),
);
process.stdout.write(JSON.stringify({ files: results.length, findings }));
