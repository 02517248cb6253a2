import { parseSync } from 'vite';

const endings = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * What a server framework would refuse: modules without `'use client'` that it runs itself, because an entry point leads to them,
 * and that take a function from a module of the browser, where it can only be passed on.
 * @param entryPoints Paths of the modules that a host imports.
 * @param sources Text of each file, by its path.
 */
export function clientCalls(
  entryPoints: readonly string[],
  sources: ReadonlyMap<string, string>,
): string[] {
  const findings: string[] = [];
  const seen = new Set<string>();
  const visit = (path: string) => {
    const text = sources.get(path);
    if (seen.has(path) || text === undefined || isClient(text)) return;
    seen.add(path);
    const { staticImports, staticExports } = parseSync(path, text).module;
    for (const { moduleRequest, entries } of staticImports) {
      const target = resolve(path, moduleRequest.value, sources);
      const values = entries
        .filter(({ isType }) => !isType)
        .map(({ localName }) => localName.value);
      if (target === undefined || (entries.length > 0 && values.length === 0)) continue;
      // Components are drawn, not called.
      const called = values.filter((name) => !/^[A-Z]/.test(name));
      if (isClient(sources.get(target) ?? '') && called.length > 0) {
        findings.push(`${path} takes ${called.join(', ')} from ${target}`);
      }
      visit(target);
    }
    for (const { moduleRequest, isType } of staticExports.flatMap(({ entries }) => entries)) {
      const target = moduleRequest && !isType && resolve(path, moduleRequest.value, sources);
      if (target) visit(target);
    }
  };
  entryPoints.forEach(visit);
  return findings;
}

function isClient(text: string): boolean {
  return /^(?:\/\/.*\n)*'use client'/.test(text);
}

function resolve(
  from: string,
  specifier: string,
  sources: ReadonlyMap<string, string>,
): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return endings.map((ending) => parts.join('/') + ending).find((path) => sources.has(path));
}
