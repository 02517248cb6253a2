import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import {
  nameOf,
  namesIn,
  parseModule,
  propertyOf,
  readModule,
  walk,
  type Import,
  type SourceModule,
  type SyntaxNode,
} from '../build/source-module.ts';
import { tagOf } from '../canvas/globals.ts';
import {
  argsOf,
  bare,
  bodyOf,
  clean,
  isNamespace,
  mergeArgs,
  NotPortable,
  replaceArgs,
} from './story-code.ts';
import { isSupport } from './story-wrappers.ts';

/** Folder of the copied files in the host's own components. */
export const copyHome = '@/components/ui/tessera';

/** Returns the specifier with which a host imports a folder or module below `src`; screens are copied. */
function publicSpecifier(path: string): string {
  if (path.startsWith('app/')) return `${copyHome}/${path}`;
  return `tessera-ui/${path.replace(/^(?:components|primitives|core)\//, '')}`;
}

/** Import of the form that replaces those of the stories. */
const formImport: Import = {
  from: '#src/components/field/index.ts',
  name: 'Form',
  isType: false,
};

const formatting = { printWidth: 100, singleQuote: true };

/** Converts the stories of a file to examples that can be pasted: components with their imports. */
export class ExampleReader {
  private readonly modules = new Map<string, SourceModule>();
  private readonly root: string;

  /** @param root Folder of the repository. */
  constructor(root: string) {
    this.root = root;
  }

  /** Returns the name of the component of a story file. */
  componentOf(path: string): string {
    return nameOf(propertyOf(this.metaOf(this.moduleAt(path)), 'component'));
  }

  /** Returns the title of the stories. */
  titleOf(path: string): string {
    return String(propertyOf(this.metaOf(this.moduleAt(path)), 'title')?.['value'] ?? '');
  }

  /** Returns the prefix of the stories' ids: their own id, or the title. */
  idOf(path: string): string {
    return String(
      propertyOf(this.metaOf(this.moduleAt(path)), 'id')?.['value'] ?? this.titleOf(path),
    );
  }

  /** Returns the export names of the stories. */
  storiesOf(path: string): string[] {
    const isStory = (declaration: SyntaxNode) => {
      const [declarator] = (declaration['declarations'] ?? []) as SyntaxNode[];
      const callee = (declarator?.['init'] as SyntaxNode | undefined)?.['callee'];
      return nameOf((callee as SyntaxNode | undefined)?.['property']) === 'story';
    };
    const declarations = [...this.moduleAt(path).declarations];
    return declarations.flatMap(([name, declaration]) => (isStory(declaration) ? [name] : []));
  }

  /** Returns the example of a story; none if it depends on unpublished code. */
  async exampleOf(path: string, story: string): Promise<string | undefined> {
    const module = this.moduleAt(path);
    const [declarator] = (module.declarations.get(story)?.['declarations'] ?? []) as SyntaxNode[];
    const call = declarator?.['init'] as SyntaxNode | undefined;
    if (!call) throw new Error(`${path} has no story ${story}.`);
    const [own] = call['arguments'] as SyntaxNode[];
    const meta = this.metaOf(module);
    const component = nameOf(propertyOf(meta, 'component'));
    const args = replaceArgs(
      mergeArgs(argsOf(module, propertyOf(meta, 'args')), argsOf(module, propertyOf(own, 'args'))),
      new Map(
        [meta, own].flatMap((part) => [
          ...argsOf(module, propertyOf(propertyOf(part, 'parameters'), 'example')),
        ]),
      ),
    );
    const render = propertyOf(own, 'render') ?? propertyOf(meta, 'render');
    const locale = propertyOf(propertyOf(own, 'globals'), 'locale')?.['value'];
    try {
      const body = bodyOf(module, render, args, component);
      const example = `export function Example() { ${body} }`;
      const code = locale
        ? this.complete(module, ...inLanguage(example, String(locale)))
        : this.complete(module, example);
      const { code: formatted, errors } = await format('example.tsx', code, formatting);
      if (errors.length > 0) throw new Error(`${path}, ${story}: ${errors[0]?.message}\n${code}`);
      return formatted.trimEnd();
    } catch (error) {
      if (error instanceof NotPortable) return undefined;
      throw error;
    }
  }

  /** Adds the required imports and parts of the story modules to the code, which may have its own imports. */
  private complete(start: SourceModule, code: string, own: Record<string, string> = {}): string {
    const imports = new Map(Object.entries(own).map(([name, from]) => [from, new Set([name])]));
    const pieces: string[] = [];
    const known = new Set<string>();
    const bring = (module: SourceModule, name: string) => {
      const key = `${module.path} ${name}`;
      if (known.has(key)) return;
      known.add(key);
      const declaration = module.declarations.get(name);
      if (declaration) {
        const text = clean(module, declaration);
        for (const needed of namesIn(text)) bring(module, needed);
        pieces.push(text);
        return;
      }
      const imported = module.imports.get(name) ?? (name === 'Form' ? formImport : undefined);
      if (!imported) {
        const home = this.namespacesOf(module).find(({ declarations }) => declarations.has(name));
        if (home) bring(home, name);
      } else if (isSupport(module, imported.from)) {
        bring(this.moduleFrom(module, imported.from), imported.name);
      } else {
        if (imported.name !== name) throw new NotPortable();
        const from = this.specifierOf(imported.from, imported.name);
        const names = imports.get(from) ?? new Set();
        imports.set(from, names.add(`${imported.isType ? 'type ' : ''}${imported.name}`));
      }
    };
    for (const name of namesIn(code)) bring(start, name);
    const lines = [...imports].map(([from, names]) => {
      return `import { ${[...names].sort().join(', ')} } from '${from}';`;
    });
    return [...lines.sort(), ...pieces, code].join('\n\n').replaceAll(/;\n\n(?=import )/g, ';\n');
  }

  /** Returns the specifier with which a host imports what a story imports. */
  private specifierOf(from: string, name: string): string {
    if (from === '#src/index.ts') {
      const index = readFileSync(join(this.root, 'src/index.ts'), 'utf8');
      const line = new RegExp(`\\b${name}\\b[^}]*\\} from '\\./([^']+)'`).exec(index)?.[1];
      if (line) return publicSpecifier(line);
    }
    const path = /^#src\/(.+?)(?:\/index)?\.tsx?$/.exec(from)?.[1];
    if (path && path !== 'index') return publicSpecifier(path);
    if (/^[#.]|^storybook\/|\?/.test(from)) throw new NotPortable();
    return from;
  }

  /** Returns the story modules that a module imports as a namespace. */
  private namespacesOf(module: SourceModule): SourceModule[] {
    const names = [...module.imports.keys()].filter((name) => isNamespace(module, name));
    return names.map((name) => this.moduleFrom(module, module.imports.get(name)?.from ?? ''));
  }

  private moduleFrom(module: SourceModule, from: string): SourceModule {
    return this.moduleAt(from.startsWith('#') ? from.slice(1) : join(dirname(module.path), from));
  }

  private moduleAt(path: string): SourceModule {
    const module = this.modules.get(path) ?? readModule(this.root, path);
    this.modules.set(path, module);
    return module;
  }

  private metaOf({ declarations }: SourceModule): SyntaxNode | undefined {
    const [declarator] = (declarations.get('meta')?.['declarations'] ?? []) as SyntaxNode[];
    const call = declarator?.['init'] as SyntaxNode | undefined;
    return (call?.['arguments'] as SyntaxNode[] | undefined)?.[0];
  }
}

/** Wraps what an example returns in a provider with the language and the formats of its story, and imports both. */
function inLanguage(code: string, locale: string): [code: string, imports: Record<string, string>] {
  const imports = { TesseraProvider: publicSpecifier('provider') };
  const tag = tagOf(locale) ?? 'en';
  const language = tag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const props = [
    ...(tag === 'en' ? [] : [`language={${language}}`]),
    ...(tag === locale ? [] : [`locale="${locale}"`]),
  ];
  const start = `<TesseraProvider ${props.join(' ')}>`;
  return [
    replaceResult(code, (result) => `${start}${result}</TesseraProvider>`),
    tag === 'en'
      ? imports
      : { ...imports, [language]: publicSpecifier(`languages/${tag.toLowerCase()}`) },
  ];
}

/** Replaces the element that the component of an example returns. */
function replaceResult(code: string, replace: (result: string) => string): string {
  const program = parseModule('example.tsx', code);
  let replaced = code;
  if (!program) return replaced;
  walk(program, (node, [, component]) => {
    if (node.type !== 'ReturnStatement' || component?.type !== 'FunctionDeclaration') return;
    const { start, end } = bare(node['argument'] as SyntaxNode);
    replaced = code.slice(0, start) + replace(code.slice(start, end)) + code.slice(end);
  });
  return replaced;
}
