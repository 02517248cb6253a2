import type { OxlintConfig } from 'oxlint';
import { base } from './oxlint.base.ts';

type Override = NonNullable<OxlintConfig['overrides']>[number];

/** Imports that a room may not have: a regular expression, or globs as in `.gitignore`. */
type Pattern = string | { group: string[] } | { regex: string; allowTypeImports: true };

/** Rejects imports in the files of a room. The last override of a file counts alone. */
function room(files: string[], message: string, patterns: Pattern[]): Override {
  const rejected = patterns.map((pattern) => ({
    ...(typeof pattern === 'string' ? { regex: pattern } : pattern),
    message,
  }));
  const ownPaths = {
    regex: '^#',
    message: 'source imports by relative paths, which survive copying.',
  };
  return {
    files,
    rules: { 'eslint/no-restricted-imports': ['error', { patterns: [...rejected, ownPaths] }] },
  };
}

const react = String.raw`^react(-dom)?(/|$)`;
const anyPackage = '^[^.]';

/** Folders of auth that a folder of it may not import, besides everything above. */
function authRoom(folders: string, message: string, forbidden: string): Override {
  return room([`auth/${folders}/**`], message, [
    String.raw`^\.\./(\.\.|${forbidden}|react|server|testing|index)(/|$)`,
    react,
  ]);
}

function coreRoom(files: string, above: string): Override {
  // React alone, not what begins with its name.
  const others = ['^[^.r]', '^r[^e]', '^react[^/]'];
  return room([files], 'core imports core and react only.', [above, ...others]);
}

/** What no component imports; `up` leads to the folder of the components. */
function aboveComponents(up: string, rooms: string): string[] {
  const source = String.raw`^${up}\.\./`;
  return [
    `${source}(tokens|languages|${rooms}|auth|demo-api|app|registry|package|components|index)(/|$)`,
    `${source}primitives/[^/]+/.+`,
    String.raw`${source}\.\./`,
  ];
}

const parent = String.raw`\.\./`;

/** Component that imports others: their indexes, and their `parts` where it says so. */
function family(name: string, others: string[], { parts }: { parts: boolean }): Override {
  const through = parts ? 'index and parts' : 'index';
  const message = `${name} may import core, primitives, and the ${through} of ${others.join(', ')}.`;
  return room([`components/${name}/**`], message, [
    ...aboveComponents(parent, parts ? 'validation' : 'calendars|validation'),
    {
      group: [
        '../*',
        ...others.map((other) => `!../${other}`),
        '../[!.]*/*',
        ...(parts ? others.map((other) => `!../${other}/parts`) : []),
        '!../..',
      ],
    },
  ]);
}

const appRules: Pattern[] = [
  String.raw`^(\.\./)+(components|primitives)/[^/]+/.+`,
  String.raw`^(\.\./)+core/([^p]|p[^r]|pr[^o]|pro[^v])`,
];
const onlyTypesOfApi: Pattern = {
  regex: String.raw`^(\.\./)+demo-api(/|$)`,
  allowTypeImports: true,
};
const appMessage = 'app imports each room through its index, and types of demo-api.';

export default {
  extends: [base],
  rules: {
    'eslint/max-lines': ['error', { max: 280, skipBlankLines: true, skipComments: true }],
    'react/forbid-dom-props': [
      'error',
      {
        forbid: [
          {
            propName: 'style',
            message:
              'A strict Content-Security-Policy blocks style attributes in server markup: use useStyleVars.',
          },
        ],
      },
    ],
    'oxc/no-barrel-file': 'off',
  },
  overrides: [
    room(
      ['tokens/**', 'validation/**', 'auth/*.ts'],
      'tokens, validation and auth import nothing of ours and no React.',
      [String.raw`^\.\./`, react],
    ),
    room(
      ['testing/**'],
      'testing imports nothing of ours but the encoding of auth, and no React.',
      [{ group: ['../**', '!../auth', '!../auth/core', '!../auth/core/encoding'] }, react],
    ),
    room(
      ['auth/{core,server}/**'],
      'the core and the server of auth import only their own files, and no React.',
      [String.raw`^\.\./`, react],
    ),
    authRoom(
      '{stores,tabs}',
      'stores and tabs of auth import its core.',
      'stores|tabs|strategies|client|oauth|passkey',
    ),
    authRoom(
      'strategies',
      'strategies of auth import its core and stores.',
      'tabs|strategies|client|oauth|passkey',
    ),
    authRoom(
      '{client,oauth,passkey}',
      'the client, OAuth and passkeys of auth import its core, stores, tabs and strategies, not each other.',
      'client|oauth|passkey',
    ),
    coreRoom('core/*', String.raw`^\.\./`),
    coreRoom('core/*/**', String.raw`^\.\./\.\./`),
    room(['calendars/**'], 'calendars import core only.', [
      { group: ['../**', '!../core', '!../core/**'] },
      anyPackage,
    ]),
    room(
      ['languages/**'],
      'languages import the words of components, messages of rules, and plural forms.',
      [
        {
          group: [
            '../**',
            '!../components/**/words',
            '!../components/**/*-words',
            '!../primitives/*/words',
            '!../validation/messages',
            '!../core/locale/plural',
          ],
        },
        anyPackage,
      ],
    ),
    room(
      ['primitives/**'],
      'primitives import core, another primitive through its index, and its words.',
      [String.raw`^\.\./\.\./([^c]|c[^o]|com)`, { group: ['../[!.]*/**', '!../[!.]*/words'] }],
    ),
    room(
      ['components/**'],
      'components import core, primitives through their index, and another component only with a line `family` in src/oxlint.config.ts.',
      [...aboveComponents(parent, 'calendars|validation'), String.raw`^\.\./[^.]`],
    ),
    room(
      ['components/*/*/*'],
      'parts of a component import its own files, core, and primitives through their index.',
      [...aboveComponents(parent + parent, 'calendars|validation'), String.raw`^\.\./\.\./[^.]`],
    ),
    family('date-picker', ['calendar'], { parts: true }),
    family('date-time-picker', ['calendar', 'date-picker', 'time-field'], { parts: true }),
    family('period-picker', ['calendar', 'date-picker', 'period-calendar'], { parts: true }),
    family('period-calendar', ['calendar'], { parts: true }),
    family('account-form', ['field', 'one-time-code-input', 'password-input'], { parts: false }),
    room(['components/field/**'], 'field may import core, primitives and validation.', [
      ...aboveComponents(parent, 'calendars'),
      String.raw`^\.\./[^.]`,
    ]),
    { files: ['components/sanitized-html/**'], rules: { 'react/no-danger': 'off' } },
    room(['demo-api/**'], 'demo-api imports types of auth only.', [
      String.raw`^(\.\./)+(tokens|validation|core|primitives|components|app|registry|package|languages|index)(/|$)`,
      { regex: String.raw`^(\.\./)+auth(/|$)`, allowTypeImports: true },
      String.raw`^(\.\./)+(tests|stories)/`,
      react,
    ]),
    room(['app/**'], appMessage, [...appRules, onlyTypesOfApi]),
    ...['frame', 'data'].map((folder) =>
      room([`app/${folder}/**`], `${appMessage} Downwards: routes, screens, frame, data, words.`, [
        ...appRules,
        onlyTypesOfApi,
        String.raw`^\.\./((account${folder === 'data' ? '|frame' : ''}|settings|trips|server)/|[^/.]+$)`,
      ]),
    ),
    room(['app/words/**'], 'words import the languages of the components and of the screens.', [
      { group: ['../**', '!../../languages/*', '!../screens/languages/*'] },
      anyPackage,
    ]),
    room(
      ['app/server/**'],
      `${appMessage} app/server starts demo-api; it needs none of its parts.`,
      [...appRules, String.raw`^(\.\./)+demo-api/[^/]+/`],
    ),
    room(
      ['app/screens/**'],
      'a screen imports widgets, primitives, rules and the sign-in client through their index, and core.',
      [
        String.raw`^\.\./[^.]`,
        String.raw`^\.\./\.\./(tokens|demo-api|app|registry|package|index)(/|$)`,
        String.raw`^\.\./\.\./(components|primitives)/[^/]+/.+`,
        String.raw`^\.\./\.\./validation/.+`,
        String.raw`^\.\./\.\./auth/([^r]|r[^e]|react/)`,
        String.raw`^\.\./\.\./\.\./`,
        '^react-router(/|$)',
      ],
    ),
    {
      files: [
        'core/report-problem.ts',
        'demo-api/serve.ts',
        'demo-api/server-options.ts',
        'app/server/serve.ts',
      ],
      rules: { 'eslint/no-console': 'off' },
    },
    {
      files: ['tokens/build-tokens.ts', 'registry/**', 'package/**'],
      rules: { 'eslint/no-console': 'off', 'eslint/no-restricted-imports': 'off' },
    },
    room(['cli/**'], 'cli imports nothing of ours: it is one file that runs anywhere.', [
      String.raw`^\.\./`,
    ]),
    {
      files: ['languages/**', 'app/words/**'],
      rules: { 'eslint/max-lines': 'off' },
    },
    { files: ['*.config.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      files: [
        'components/{calendar,country-select,date-picker,date-time-picker,field,period-calendar,period-picker}/**',
      ],
      rules: { 'react/only-export-components': ['error', { allowConstantExport: true }] },
    },
  ],
} satisfies OxlintConfig;
