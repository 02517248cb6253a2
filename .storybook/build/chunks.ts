/** Module graph of the bundler, as far as it is used here. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

const widget = /[\\/]src[\\/]components[\\/]([\w-]+)[\\/](?!.*[\\/]data[\\/])/;

/** Returns the folder of the widget that a module belongs to; none for generated data, which loads later. */
function folderOf(id: string): string | undefined {
  return widget.exec(id)?.[1];
}

/** Whether a module is loaded with its widget: another folder imports it, or a module that loads with the widget. */
function isEager(id: string, graph: ModuleGraph, visited = new Set<string>()): boolean {
  if (visited.has(id)) return false;
  visited.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some(
    (importer) => folderOf(importer) !== folderOf(id) || isEager(importer, graph, visited),
  );
}

/** Returns the chunk of a module of a widget: one for each folder, without the parts that load later. */
function widgetChunk(id: string, graph: ModuleGraph): string | null {
  const folder = folderOf(id);
  return folder && isEager(id, graph) ? `widget-${folder}` : null;
}

/** Modules that pages load together, in a few chunks rather than one per shared module. */
export const chunkGroups = [
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  // Only the changelog loads the notes of all changes.
  {
    name: 'docs-blocks',
    test: /[\\/]stories[\\/]support[\\/]docs[\\/](?!releases[\\/](?:changelog|release-notes))/,
  },
  // Each of the other languages loads when it is chosen in the toolbar.
  {
    name: 'languages',
    test: /[\\/]src[\\/](?:languages[\\/](?:en|language)|validation[\\/]messages|(?:components|primitives)[\\/].*[\\/](?!use-)[\w-]*words)\.ts/,
  },
  { name: 'parts', test: /[\\/]src[\\/](?:core|primitives)[\\/]/ },
  { name: 'validation', test: /[\\/]src[\\/]validation[\\/]/ },
  { name: 'auth', test: /[\\/]src[\\/]auth[\\/]/ },
  { name: 'demo-api', test: /[\\/]src[\\/]demo-api[\\/]/ },
  { name: 'app', test: /[\\/]src[\\/]app[\\/](?!(?:screens[\\/]languages|words)[\\/])/ },
  {
    name: 'form-harness',
    test: /[\\/]stories[\\/]support[\\/]forms[\\/](?:form-requests|validated-form)\.tsx?/,
  },
  { name: widgetChunk, test: widget },
];
