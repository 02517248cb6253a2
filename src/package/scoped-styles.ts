import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { preprocessCSS, type Plugin, type ResolvedConfig } from 'vite';

const module = /\.module\.css$/;
const scopedModule = /\.module\.ts$/;

/** Prefix of a style sheet inside the package, which `imports` of its `package.json` resolves. */
export const styleScope = '#styles/';

/**
 * Plugin that compiles every CSS module to a plain style sheet and a JavaScript module with its class names,
 * which imports the sheet as `#styles/components/rating/rating.css`.
 * @param folder Folder of the sources.
 * @param sheets Receives the text of each style sheet, by its path below `folder`.
 */
export function scopedStyles(folder: string, sheets: Map<string, string>): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'scoped-styles',
    enforce: 'pre',
    config: () => ({
      css: {
        modules: {
          generateScopedName: (name, path, css) => scopedName(name, relative(folder, path), css),
        },
      },
    }),
    configResolved: (resolved) => void (config = resolved),
    resolveId: {
      filter: { id: [/^#styles\//, module] },
      handler: (id, importer) => {
        if (!module.test(id)) return { id, external: true, moduleSideEffects: true };
        // With its own name, the bundler would treat it as a style sheet.
        return importer && join(dirname(importer), id).replace(module, '.module.ts');
      },
    },
    load: {
      filter: { id: scopedModule },
      handler: async (id) => {
        const path = id.replace(scopedModule, '.module.css');
        const { code, modules = {} } = await preprocessCSS(
          readFileSync(path, 'utf8'),
          path,
          config,
        );
        const sheet = relative(folder, path).replaceAll('\\', '/').replace(module, '.css');
        sheets.set(sheet, code);
        return `import '${styleScope}${sheet}';\nexport default ${JSON.stringify(modules)};\n`;
      },
    },
  };
}

/**
 * Returns a class name such as `tessera-rating-root-1a2b3`, which is the same in every build until the style
 * sheet changes.
 */
function scopedName(name: string, path: string, css: string): string {
  const file = path.replaceAll('\\', '/');
  const base = file.slice(file.lastIndexOf('/') + 1).replace(module, '');
  const hash = createHash('sha256').update(`${file}\n${css}`).digest('hex').slice(0, 5);
  return `tessera-${base}-${name}-${hash}`;
}
