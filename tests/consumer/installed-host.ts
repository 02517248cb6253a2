import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage, type PackedPackage } from './built-package.ts';
import { giveExamples } from './give-examples.ts';
import { makeHost } from './host.ts';
import { givePages } from './whole-project.ts';

/** Module that renders every widget on a server and prints the markup by widget name. */
const server = `import { renderToString } from 'react-dom/server';
import { rows } from './usage/rows';
import { UsedWidget } from './usage/used-widget';

const pages = rows.map(({ name }) => [name, renderToString(<UsedWidget name={name} locale="de" />)]);
console.log(JSON.stringify(Object.fromEntries(pages)));
`;

/** Fresh project that has installed the package and uses every widget and library of it. */
export async function installedHost(folder: string, packed: PackedPackage): Promise<string> {
  const host = makeHost('vite-strict', folder);
  await installPackage(host, packed);
  givePages(host, [librariesOf(packed)], 'installed');
  if (giveExamples(host) < 95) throw new Error('The docs pages have lost their examples.');
  writeFileSync(join(host, 'src/server.tsx'), server);
  return host;
}

/** Entry points with modules that render nothing, in the names that an item to copy uses. */
function librariesOf({ manifest, files }: PackedPackage) {
  const entryPoints = Object.keys(manifest.exports).map((name) => name.slice(2));
  const entries = entryPoints.filter((entryPoint) => files.includes(`lib/${entryPoint}/index.js`));
  return {
    name: 'libraries',
    categories: ['libraries'],
    dependencies: [],
    devDependencies: [],
    registryDependencies: [],
    files: [],
    docs: '',
    meta: { license: '', notices: [], entries, files: 0, bytes: 0 },
  };
}
