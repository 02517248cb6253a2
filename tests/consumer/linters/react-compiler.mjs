import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@babel/core';
import compiler from 'babel-plugin-react-compiler';

// Compiles every file of a folder as a host with React Compiler does; code that it skips is a finding.
const [folder] = process.argv.slice(2);
const findings = [];
let compiled = 0;
for (const path of globSync('**/*.{js,jsx,ts,tsx}', { cwd: folder })) {
  const logEvent = (_, { kind, fnLoc, detail, reason }) => {
    if (kind === 'CompileSuccess') compiled += 1;
    else findings.push(`${path}:${fnLoc?.start.line} ${kind} ${detail?.reason ?? reason}`);
  };
  transformSync(readFileSync(join(folder, path), 'utf8'), {
    filename: join(folder, path),
    babelrc: false,
    configFile: false,
    code: false,
    parserOpts: { plugins: ['typescript', ...(path.endsWith('x') ? ['jsx'] : [])] },
    plugins: [[compiler, { logger: { logEvent } }]],
  });
}
process.stdout.write(JSON.stringify({ compiled, findings }));
