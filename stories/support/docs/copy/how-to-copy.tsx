import { useRef, type ReactNode } from 'react';
import { Code } from '../code';
import styles from '../docs.module.css';
import { useWasNear } from '../use-near';
import { CopiedFiles } from './copied-files';
import { HowToInstall } from './how-to-install';
import { importLine, tokensLines } from './import-line';
import { registryAddress, useRegistryItem, type RegistryItem } from './registry-item';

/** Props of {@link HowToCopy}. */
interface HowToCopyProps {
  /** Folder or module below `src` whose last part is the name of the registry item: `components/rating`. */
  folder: string;
  /** Exports that the page documents: `['Rating']`. Omitted for a style sheet. */
  imports?: readonly string[];
}

const add = 'npx shadcn@latest add';

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
}

function Facts({ item }: { item: RegistryItem }) {
  const { files, dependencies, devDependencies, meta } = item;
  const facts: [name: string, value: ReactNode][] = [
    ['Files', files.length],
    ['Size', `${kilobytes(meta.bytes)}, ${kilobytes(meta.gzipBytes)} compressed`],
    ['Packages', [...dependencies, ...devDependencies].join(', ') || 'none besides React'],
    [
      'License',
      [`${meta.license}; all texts are in tessera/LICENSE.`, ...meta.notices].map((line) => (
        <p key={line}>{line}</p>
      )),
    ],
  ];
  return (
    <dl className={`sb-unstyled ${styles.facts}`}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether the item uses the provider without including it. */
function asksProvider({ files }: RegistryItem): boolean {
  const brings = (path: string) => files.some((file) => file.path === `src/core/provider/${path}`);
  return brings('locale-context.ts') && !brings('tessera-provider.tsx');
}

function isPainted(files: RegistryItem['files']): boolean {
  return files.some(({ target }) => target.endsWith('/tokens/tokens.css'));
}

function importsOf({ files, meta }: RegistryItem, names: readonly string[]): string {
  const home = '@/components/ui/tessera';
  const tokens = 'tokens/tokens.css';
  const painted = isPainted(files);
  const entries = meta.entries.filter((entry) => entry !== tokens);
  return [
    ...(painted ? tokensLines(`${home}/${tokens}`) : []),
    ...entries.map((entry) => importLine(entry, `${home}/${entry}`, names)),
  ].join('\n');
}

/**
 * Explains how to copy an item: the command, its contents, alternatives, and each file. They are loaded when the section is
 * near the viewport.
 */
export function HowToCopy(props: HowToCopyProps) {
  const section = useRef<HTMLDivElement>(null);
  const wasNear = useWasNear(section);
  return (
    <div ref={section} className={styles.copy}>
      {wasNear && <Item {...props} />}
    </div>
  );
}

function Item({ folder, imports = [] }: HowToCopyProps) {
  const name = folder.split('/').at(-1) ?? folder;
  const read = useRegistryItem(name);
  if (!read) return <p>Loading the registry …</p>;
  if ('reason' in read) return <p>{read.reason}</p>;
  const { item } = read;
  const packages = [...item.dependencies, ...item.devDependencies];
  const provider = asksProvider(item) ? ` ${registryAddress('provider.json')}` : '';
  const namespace = {
    registries: { '@tessera': registryAddress('{name}.json').replace('%7Bname%7D', '{name}') },
  };
  return (
    <>
      <Code language="bash" code={`${add} ${registryAddress(`${name}.json`)}`} />
      <Facts item={item} />
      <Code language="tsx" code={importsOf(item, imports)} />
      <p>
        The command copies the files unchanged into <code>tessera/</code> in your UI components
        folder, where they import each other by relative paths. Without a{' '}
        <code>components.json</code>, it writes <code>tessera/</code> to the folder in which you run
        it: run it in <code>src</code>. Adding another item does not change files that both contain.
      </p>
      <details className={styles.ways}>
        <summary>Other ways</summary>
        {provider && (
          <>
            <p>With the provider, which sets the language:</p>
            <Code language="bash" code={`${add} ${registryAddress(`${name}.json`)}${provider}`} />
          </>
        )}
        <p>
          With a namespace: add this to <code>components.json</code>, then use the short command.
        </p>
        <Code language="json" code={JSON.stringify(namespace, undefined, 2)} />
        <Code language="bash" code={`${add} @tessera/${name}`} />
        <p>
          In a project without TypeScript (<code>&quot;tsx&quot;: false</code>):
        </p>
        <Code language="bash" code={`${add} ${registryAddress(`js/${name}.json`)}`} />
        <p>
          Manually: copy the files below into these folders
          {packages.length > 0 ? ', and install the packages:' : '.'}
        </p>
        {packages.length > 0 && <Code language="bash" code={`npm install ${packages.join(' ')}`} />}
      </details>
      <CopiedFiles files={item.files} />
      <HowToInstall entries={item.meta.entries} imports={imports} painted={isPainted(item.files)} />
    </>
  );
}
