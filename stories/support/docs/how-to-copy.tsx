import { useRef, useState, type ReactNode } from 'react';
import { Code } from './blocks';
import { Disclosure } from './disclosure';
import styles from './docs.module.css';
import {
  commandLine,
  importLine,
  installCommand,
  registryAddress,
  releasedVersion,
  tokensLine,
  useRegistryItem,
  type CopiedFile,
  type RegistryItem,
} from './registry-item';
import { useWasNear } from './use-near';

const add = 'npx shadcn@latest add';

/** Command that copies items of the registry: `['provider', 'language-de']`. */
export function CopyCommand({ items }: { items: readonly string[] }) {
  const addresses = items.map((item) => registryAddress(`${item}.json`));
  return <Code language="bash" code={commandLine(add, addresses)} />;
}

/** Props of {@link HowToCopy}. */
interface HowToCopyProps {
  /** Name of the registry item: `date-picker`. */
  item: string;
  /** Exports that the page documents: `['DatePicker']`. Omitted for a style sheet. */
  imports?: readonly string[];
  /** Further items of the page, each with its ways to copy it: `['date-range-picker']`. */
  also?: readonly string[];
}

const home = '@/components/ui/tessera';

function Facts({ item }: { item: RegistryItem }) {
  const { dependencies, devDependencies, meta } = item;
  const packages = [...dependencies.filter((name) => !isTessera(name)), ...devDependencies];
  const facts: [name: string, value: ReactNode][] = [
    ['Packages', packages.join(', ') || 'none, except React'],
    ['License', [meta.license, ...meta.notices].map((line) => <p key={line}>{line}</p>)],
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

function isTessera(name: string): boolean {
  return name.startsWith('tessera-ui@');
}

/**
 * Explains how to install a component, how to copy it, and how to copy it with everything that it imports. The facts are
 * loaded when the section is near the viewport.
 */
export function HowToCopy({ item, imports = [], also = [] }: HowToCopyProps) {
  const section = useRef<HTMLDivElement>(null);
  // The item has the text of its files, often more than the rest of the page.
  const wasNear = useWasNear(section, '0px');
  return (
    <div ref={section} className={styles.copy}>
      {wasNear && <Ways item={item} imports={imports} isOnlyItem={also.length === 0} />}
      {wasNear &&
        also.map((each) => <Ways key={each} item={each} imports={[pascal(each)]} isFurther />)}
    </div>
  );
}

/** Props of {@link Ways}. */
interface WaysProps {
  item: string;
  imports: readonly string[];
  /** Whether the page is about this item alone, which then needs no name. */
  isOnlyItem?: boolean;
  /** Whether another item of the page already says how to install it. */
  isFurther?: boolean;
}

function Ways({ item: name, imports, isOnlyItem = false, isFurther = false }: WaysProps) {
  const linked = useRegistryItem(name);
  const whole = useRegistryItem(linked && 'reason' in linked ? `standalone/${name}` : undefined);
  const read = linked && 'reason' in linked ? whole : linked;
  if (!read) return <p>Loading the registry …</p>;
  if ('reason' in read) return <p>{read.reason}</p>;
  const { item } = read;
  const { entries, installed, standalone } = item.meta;
  const [entry = ''] = entries;
  const isLinked = item.dependencies.some(isTessera);
  // A built Storybook without a URL has whole copies alone, and no package before the first release.
  const isPacked = isLinked || read === whole || releasedVersion !== undefined;
  const ways = isFurther || !isPacked ? [] : installed;
  const isPainted = !item.categories.some((each) => /^(tokens|libraries)$/.test(each));
  const own = imports.filter((each) => kebab(each) === name);
  const it = isOnlyItem ? 'it' : name;
  const copied = importLine(`${home}/${entry}`, own.length > 0 ? own : imports);
  return (
    <>
      {ways.map((from) => (
        <div key={from}>
          <Code language="bash" code={installCommand(item)} />
          <Code
            language="tsx"
            code={[importLine(from, imports), ...(isPainted ? [tokensLine] : [])].join('\n')}
          />
        </div>
      ))}
      {!isPacked && !isFurther && installed.length > 0 && (
        <p>
          <a href="./?path=/docs/get-started--docs" target="_top">
            Get started
          </a>{' '}
          installs the package.
        </p>
      )}
      {isLinked && (
        <Disclosure title={`Copy ${it} to change it: ${sizeOf(item.meta)}`} className={styles.way}>
          <p>
            Its markup and style sheets are copied into <code>tessera/</code> in your UI components
            folder, and import everything else from the package. <code>npx tessera-ui update</code>{' '}
            merges later versions with your changes.
          </p>
          <CopyCommand items={[name]} />
          <Code language="tsx" code={[copied, tokensLine].join('\n')} />
          <Facts item={item} />
          <CopiedFiles files={item.files} />
        </Disclosure>
      )}
      <Disclosure
        title={`${isOnlyItem ? 'Copy everything' : `Copy ${name} with everything`}, without the package: ${sizeOf(standalone ?? item.meta)}`}
        className={styles.way}
        open={!isLinked && ways.length === 0 && !isFurther}
      >
        <CopyCommand items={[isLinked || read === whole ? `standalone/${name}` : name]} />
        {!isLinked && <Code language="tsx" code={copied} />}
        {!isLinked && <Facts item={item} />}
        <p>
          For a project without TypeScript, insert <code>js/</code> after <code>r/</code>. Without a{' '}
          <code>components.json</code>, the command writes <code>tessera/</code> to the folder in
          which you run it.
        </p>
      </Disclosure>
    </>
  );
}

function sizeOf({ files, lines }: { files: number; lines: number }): string {
  return `${files} ${files === 1 ? 'file' : 'files'}, ${lines.toLocaleString('en')} lines`;
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function kebab(name: string): string {
  return name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

const root = '@ui/tessera/';
const languages: Record<string, 'tsx' | 'typescript' | 'css'> = {
  tsx: 'tsx',
  ts: 'typescript',
  css: 'css',
};

function groupByFolder(files: readonly CopiedFile[]): [folder: string, files: CopiedFile[]][] {
  const groups = new Map<string, CopiedFile[]>();
  for (const file of files) {
    const path = file.target.replace(root, 'tessera/');
    const folder = path.slice(0, path.lastIndexOf('/'));
    groups.set(folder, [...(groups.get(folder) ?? []), file]);
  }
  return [...groups];
}

function nameOf({ target }: CopiedFile): string {
  return target.slice(target.lastIndexOf('/') + 1);
}

/** Lists the files of an item by folder; selecting a file shows its text with a copy button. */
export function CopiedFiles({ files }: { files: readonly CopiedFile[] }) {
  const [shown, setShown] = useState<CopiedFile>();
  const ending = shown && nameOf(shown).split('.').at(-1);
  return (
    <>
      <dl className={`sb-unstyled ${styles.parcel}`}>
        {groupByFolder(files).map(([folder, inside]) => (
          <div key={folder} className={styles.parcelFolder}>
            <dt>{folder}/</dt>
            <dd>
              {inside.map((file) => (
                <button
                  key={file.target}
                  type="button"
                  className={styles.parcelFile}
                  aria-pressed={file === shown}
                  onClick={() => setShown(file === shown ? undefined : file)}
                >
                  {nameOf(file)}
                </button>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {shown && (
        <section aria-label={nameOf(shown)} className={styles.parcelText}>
          <Code
            key={shown.target}
            language={languages[ending ?? ''] ?? 'text'}
            code={shown.content}
          />
        </section>
      )}
    </>
  );
}
