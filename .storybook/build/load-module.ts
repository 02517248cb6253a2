import { runnerImport, type Plugin } from 'vite';

const noSheet = '\0no-sheet';

/** Keeps style sheets out of Node.js, where nothing is drawn. */
const withoutSheets: Plugin = {
  name: 'tessera:without-sheets',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.module.css') ? noSheet : undefined),
  load: (id) => (id === noSheet ? 'export default {};' : undefined),
};

/** Exports of a module that only Vite can read, because it imports style sheets, JSON or texts. */
export async function loadModule<Exports>(path: string): Promise<Exports> {
  const { module } = await runnerImport<Exports>(path, {
    configFile: false,
    logLevel: 'error',
    plugins: [withoutSheets],
  });
  return module;
}
