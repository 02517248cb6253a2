import { Source } from '@storybook/addon-docs/blocks';
import type { Parcel } from './collect-parcel';
import styles from './docs.module.css';
import { useParcel } from './use-parcel';

/** Props of {@link HowToCopy}. */
interface HowToCopyProps {
  /** Folder of the widget below `src`, such as `components/rating`. */
  folder: string;
}

function groupByFolder(files: string[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const cut = file.lastIndexOf('/');
    const home = file.slice(0, cut);
    groups.set(home, [...(groups.get(home) ?? []), file.slice(cut + 1)]);
  }
  return [...groups];
}

/** Whether the widget listens to a provider that its own imports do not bring. */
function asksProvider({ files }: Parcel): boolean {
  return (
    files.includes('internals/locale-context.ts') &&
    !files.includes('internals/tessera-provider.tsx')
  );
}

/** Files and packages that a developer takes to use the widget elsewhere; they are read from the imports. */
export function HowToCopy({ folder }: HowToCopyProps) {
  const parcel = useParcel(folder)?.parcel;
  if (!parcel) return <p>Reading the imports …</p>;
  return (
    <>
      <p>
        Copy these files from <code>src</code> as they lie
        {parcel.packages.length === 0 ? '; beside React they need no package' : ''}, and import{' '}
        <code>tokens/tokens.css</code> once. The bundler has to know CSS Modules, as Vite and
        Next.js do.
      </p>
      {parcel.packages.length > 0 && (
        <Source language="bash" code={`npm install ${parcel.packages.join(' ')}`} />
      )}
      <dl className={`sb-unstyled ${styles.parcel}`}>
        {groupByFolder(parcel.files).map(([home, names]) => (
          <div key={home} className={styles.parcelFolder}>
            <dt>{home}/</dt>
            <dd>
              {names.map((name) => (
                <span key={name}>{name}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {asksProvider(parcel) && (
        <p>
          To set language and words in one place, take <code>internals/tessera-provider.tsx</code>{' '}
          as well.
        </p>
      )}
    </>
  );
}
