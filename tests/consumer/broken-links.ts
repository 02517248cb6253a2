/** References from a file of the package to a missing one. */
export interface BrokenLinks {
  /** Sentences, one for each broken link. */
  broken: string[];
  /** Number of followed links. */
  followed: number;
}

const imported = /(?:from |import\(|import )["']([.#][^"']+)["']/g;
const mapped = /^\/\/# sourceMappingURL=(.+)$/gm;

/** Follows every import inside the package, every reference to a map, and every source that a map names. */
export function followLinks(texts: ReadonlyMap<string, string>): BrokenLinks {
  const links = [...texts].flatMap(([path, text]) =>
    linksIn(path, text).map((link) => ({ path, link, target: targetOf(path, link) })),
  );
  const broken = links.filter(({ target }) => !texts.has(target));
  return {
    broken: broken.map(({ path, link }) => `${path} leads to ${link}`),
    followed: links.length,
  };
}

function linksIn(path: string, text: string): string[] {
  if (path.endsWith('.map')) return (JSON.parse(text) as { sources: string[] }).sources;
  if (!/^lib\/.*\.(js|d\.ts)$/.test(path)) return [];
  return [...text.matchAll(imported), ...text.matchAll(mapped)].map(([, link = '']) => link);
}

function targetOf(path: string, link: string): string {
  if (link.startsWith('#styles/')) return `lib/${link.slice('#styles/'.length)}`;
  const target = new URL(link, `file:///${path}`).pathname.slice(1);
  return path.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target;
}
