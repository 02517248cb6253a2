import { Code } from './code';
import { importLine, tokensLines } from './import-line';
import { releasedVersion } from './released-version';

/** Props of {@link HowToInstall}. */
interface HowToInstallProps {
  /** Modules that a copy is imported by: `components/rating`, `tokens/tokens.css`. */
  entries: readonly string[];
  /** Exports that the page is about. */
  imports: readonly string[];
  /** Whether it needs the colors and sizes of the tokens. */
  painted: boolean;
}

/** Door of the package that leads to the same as a module of a copy; none to what belongs to one application. */
function doorOf(entry: string): string[] {
  const [room = '', name = ''] = entry.split('/');
  if (room === 'app') return [];
  return [room === 'auth' || name === '' ? entry : name.replace(/^tessera-(?=provider)/, '')];
}

/** How a developer installs an item as a package: the command and the imports. Empty until the package is published. */
export function HowToInstall({ entries, imports, painted }: HowToInstallProps) {
  const doors = entries.flatMap(doorOf);
  if (!releasedVersion || doors.length === 0) return null;
  const lines = entries.flatMap((entry) =>
    doorOf(entry).map((door) => importLine(entry, `tessera-ui/${door}`, imports)),
  );
  const hasTokens = !painted || doors.includes('tokens.css');
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
