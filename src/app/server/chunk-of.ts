/** Asker of the bundler about a module: those that it imports at once. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * Namer of chunks: what every screen needs comes in one piece, because two dozen crumbs are packed worse than one loaf, and each
 * is a request. What only some screens need is left to the bundler.
 * @param entries Paths of the modules that the page begins with.
 * @param doors Paths of modules that only pass others on, of which few are wanted; they are not followed.
 */
export function chunkOf(
  entries: readonly string[],
  doors: readonly string[],
): (id: string, graph: Graph) => string | null {
  let needed: ReadonlySet<string> | undefined;
  return (id, graph) => {
    needed ??= closureOf(entries, doors, graph);
    return needed.has(id) ? 'app' : null;
  };
}

function closureOf(
  entries: readonly string[],
  doors: readonly string[],
  graph: Graph,
): ReadonlySet<string> {
  const found = new Set(entries);
  // A set that grows is walked to its new end.
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!doors.includes(imported)) found.add(imported);
    }
  }
  return found;
}
