import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import {
  nameOf,
  namesIn,
  propertyOf,
  readModule,
  type SourceModule,
  type SyntaxNode,
} from './source-module.ts';
import {
  argsOf,
  bodyOf,
  clean,
  isNamespace,
  isSupport,
  mergeArgs,
  NotPortable,
  replaceArgs,
} from './story-code.ts';

/** Folder of the copied files in the host's own components. */
export const copyHome = '@/components/ui/tessera';

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
      argsOf(module, propertyOf(propertyOf(meta, 'parameters'), 'example')),
    );
    const render = propertyOf(own, 'render') ?? propertyOf(meta, 'render');
    try {
      const body = bodyOf(module, render, args, component);
      const code = this.complete(module, `export function Example() { ${body} }`);
      const { code: formatted, errors } = await format('example.tsx', code, formatting);
      if (errors.length > 0) throw new Error(`${path}, ${story}: ${errors[0]?.message}\n${code}`);
      return formatted.trimEnd();
    } catch (error) {
      if (error instanceof NotPortable) return undefined;
      throw error;
    }
  }

  /** Adds the required imports and parts of the story modules to the code. */
  private complete(start: SourceModule, code: string): string {
    const imports = new Map<string, Set<string>>();
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
      const imported = module.imports.get(name);
      if (!imported) {
        const home = this.namespacesOf(module).find(({ declarations }) => declarations.has(name));
        if (home) bring(home, name);
      } else if (isSupport(module, imported.from)) {
        bring(this.moduleFrom(module, imported.from), imported.name);
      } else {
        if (imported.name !== name) throw new NotPortable();
        const from = this.publicSpecifier(imported.from, imported.name);
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
  private publicSpecifier(from: string, name: string): string {
    if (from === '#src/index.ts') {
      const index = readFileSync(join(this.root, 'src/index.ts'), 'utf8');
      const line = new RegExp(`\\b${name}\\b[^}]*\\} from '\\./([^']+)'`).exec(index)?.[1];
      if (line) return `${copyHome}/${line}`;
    }
    const path = /^#src\/(.+?)(?:\/index)?\.tsx?$/.exec(from)?.[1];
    if (path && path !== 'index') return `${copyHome}/${path}`;
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
