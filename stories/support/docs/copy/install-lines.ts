import { releasedVersion } from '../releases/released-version';
import { registryAddress, type RegistryItem } from './registry-item';

/** Import of the tokens. */
export const tokensLine =
  "import 'tessera-ui/tokens.css'; // once, at the entry point of the application";

/**
 * Returns the import statement of a module.
 * @param from Import specifier in the host project.
 * @param names Exports to import; empty for a style sheet.
 */
export function importLine(from: string, names: readonly string[]): string {
  return names.length === 0
    ? `import '${from}';`
    : `import { ${names.join(', ')} } from '${from}';`;
}

/**
 * Returns the command that installs the package: from npm once it is published, until then the packed file that this
 * Storybook serves, with the packages that the component needs.
 */
export function installCommand({ dependencies, meta }: RegistryItem): string {
  const packed = registryAddress(`../package/tessera-ui-${meta.version}.tgz`);
  const needed = dependencies.filter((name) => meta.optional.includes(name.replace(/@[^@]+$/, '')));
  return ['npm install', releasedVersion ? 'tessera-ui' : packed, ...needed].join(' ');
}
