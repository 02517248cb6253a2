import { expect, test } from 'vitest';
import { joinedSheets } from '#src/package/build-package.ts';

test('an entry point has one sheet of everything that it can render, in the order of the imports', () => {
  const imports = {
    'index.js': ['dial/index.js', 'knob/index.js'],
    'dial/index.js': ['dial/dial.js'],
    'dial/dial.js': ['react', 'knob/index.js', 'dial/dial.module.js', 'dial/late.js'],
    'dial/dial.module.js': ['#styles/dial/dial.css'],
    // Lazy parts may import their importers.
    'dial/late.js': ['dial/dial.js', '#styles/dial/late.css'],
    'knob/index.js': ['#styles/knob/knob.css'],
    'rules/index.js': [],
  };
  const modules = {
    files: new Map([
      ['dial/dial.css', '.dial {}\n'],
      ['dial/late.css', '.late {}\n'],
      ['knob/knob.css', '.knob {}\n'],
    ]),
    imports: new Map(Object.entries(imports)),
    packages: [],
  };
  const entryPoints = [
    { name: '.', entry: 'index.ts' },
    { name: './dial', entry: 'dial/index.ts' },
    { name: './knob', entry: 'knob/index.ts' },
    { name: './rules', entry: 'rules/index.ts' },
    { name: './tokens.css', entry: 'tokens/tokens.css' },
  ];
  expect(Object.fromEntries(joinedSheets(modules, entryPoints))).toEqual({
    'styles.css': '.knob {}\n.dial {}\n.late {}\n',
    'dial.css': '.knob {}\n.dial {}\n.late {}\n',
    'knob.css': '.knob {}\n',
  });
});
