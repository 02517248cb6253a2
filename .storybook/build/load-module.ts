import { runnerImport, type Plugin } from 'vite';

const noSheet = '\0no-sheet';

/** Removes style sheets, which Node.js does not need. */
const withoutSheets: Plugin = {
  name: 'tessera:without-sheets',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.module.css') ? noSheet : undefined),
  load: (id) => (id === noSheet ? 'export default {};' : undefined),
};

/** Loads a module that requires Vite, because it imports style sheets, JSON or text. */
export async function loadModule<Exports>(path: string): Promise<Exports> {
  const { module } = await runnerImport<Exports>(path, {
    configFile: false,
    logLevel: 'error',
    plugins: [withoutSheets],
  });
  return module;
}
