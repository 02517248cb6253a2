import { Code } from '../code';
import { releasedVersion } from '../releases/released-version';
import { importLine, tokensLines } from './import-line';

/** Props of {@link HowToInstall}. */
interface HowToInstallProps {
  /** Modules to import from a copy: `components/rating`, `tokens/tokens.css`. */
  entries: readonly string[];
  /** Exports that the page documents. */
  imports: readonly string[];
  /** Whether the item needs the tokens. */
  painted: boolean;
}

/** Returns the entry point of the package for a module of a copy; none for modules of the app. */
function entryPointOf(entry: string): string[] {
  const [room = '', name = ''] = entry.split('/');
  if (room === 'app') return [];
  return [room === 'auth' || name === '' ? entry : name.replace(/^tessera-(?=provider)/, '')];
}

/**
 * Explains how to install an item as a package: the command and the imports. Empty until the package is
 * published.
 */
export function HowToInstall({ entries, imports, painted }: HowToInstallProps) {
  const entryPoints = entries.flatMap(entryPointOf);
  if (!releasedVersion || entryPoints.length === 0) return null;
  const lines = entries.flatMap((entry) =>
    entryPointOf(entry).map((entryPoint) => importLine(entry, `tessera-ui/${entryPoint}`, imports)),
  );
  const hasTokens = !painted || entryPoints.includes('tokens.css');
  return (
    <>
      <p>Or install the package:</p>
      <Code language="bash" code="npm install tessera-ui" />
      <Code
        language="tsx"
        code={[...(hasTokens ? [] : tokensLines('tessera-ui/tokens.css')), ...lines].join('\n')}
      />
    </>
  );
}
