import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { blocks, type Block, type BlockSources } from './docs-blocks.ts';
import { loadModule } from './load-module.ts';
import { importsIn, parseModule, type Import } from './source-module.ts';

/** Docs page in Markdown. */
export interface PageMarkdown {
  /** Text of the page. */
  text: string;
  /** Names of blocks without a Markdown version, whose content is missing. */
  unknown: string[];
}

type Props = Readonly<Record<string, unknown>> | null;
type Inline = string | number | boolean | null | undefined | Inline[];

function textOf(content: Inline): string {
  if (Array.isArray(content)) return content.map(textOf).join('');
  return typeof content === 'string' || typeof content === 'number' ? String(content) : '';
}

const marks: Readonly<Record<string, (text: string, props: Props) => string>> = {
  a: (text, props) => `[${text}](${String(props?.['href'])})`,
  code: (text) => `\`${text}\``,
  em: (text) => `*${text}*`,
  strong: (text) => `**${text}**`,
};

/**
 * Converts a docs page to Markdown: prose and code unchanged, and each block as its content.
 * @param path Page below the root, such as `stories/components/rating/rating.mdx`.
 * @param storybook URL of the Storybook, relative to the page or absolute, with a trailing slash.
 */
export async function pageMarkdown(
  path: string,
  storybook: string,
  sources: BlockSources,
): Promise<PageMarkdown> {
  const [head = '', body = ''] = splitHead(sources.read(path));
  const unknown: string[] = [];
  const scope: Record<string, unknown> = { h: element, Fragment: '' };
  for (const [name, imported] of importsIn(head)) {
    scope[name] = await valueOf(name, imported, path, sources, unknown);
  }
  const parts: string[] = [];
  let fenced = false;
  let block = '';
  for (const line of body.split('\n')) {
    if (line.startsWith('```')) fenced = !fenced;
    if (fenced) parts.push(line);
    else if (block || /^<[A-Z]/.test(line)) {
      block += `${line}\n`;
      if (!parseModule('block.tsx', block)) continue;
      parts.push(linked(await drawn(block, scope)));
      block = '';
    } else parts.push(linked(line));
  }
  if (block) throw new Error(`${path} has a block that does not end: ${block.slice(0, 80)}`);
  return {
    text: `${withoutEmptySections(parts)
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()}\n`,
    unknown,
  };

  function linked(text: string): string {
    return text.replaceAll('](?path=', `](${storybook}?path=`);
  }

  async function drawn(text: string, names: object): Promise<string> {
    const jsx = { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' } as const;
    const { code } = await transformWithOxc(text, 'block.tsx', { jsx, sourcemap: false });
    return String(await runInNewContext(code, { ...names }));
  }

  function element(type: unknown, props: Props, ...children: Inline[]) {
    const content = textOf(children);
    if (typeof type === 'function') return type(props ?? {}, content.trim(), sources);
    return marks[String(type)]?.(content, props) ?? content;
  }
}

/** Removes headings below which nothing follows, such as those of a canvas without code. */
function withoutEmptySections(parts: readonly string[]): string[] {
  const lines = parts.join('\n').split('\n');
  const kept: string[] = [];
  let fenced = false;
  // Level of the next heading without text before it; the end of the page is above all headings.
  let next = 1;
  for (const line of lines.toReversed()) {
    if (line.startsWith('```')) fenced = !fenced;
    const level = fenced ? 0 : (/^#+(?= )/.exec(line)?.[0].length ?? 0);
    if (level > 1 && next > 0 && next <= level) continue;
    kept.push(line);
    if (line.trim() !== '') next = level;
  }
  return kept.toReversed();
}

/** Splits a page into its imports and its content. */
function splitHead(text: string): [head: string, body: string] {
  const start = text.indexOf('\n<Meta');
  return [text.slice(0, start), text.slice(start + 1)];
}

/** Returns the value of a name in a page: a block, the stories, a component, a file as text, or a value. */
async function valueOf(
  name: string,
  { from, name: exported }: Import,
  page: string,
  { read, tokensOf }: BlockSources,
  unknown: string[],
): Promise<unknown> {
  const path = from.startsWith('#') ? from.slice(1) : join(dirname(page), from);
  if (from.endsWith('.stories.tsx')) {
    return new Proxy({}, { get: (_, story) => (story === 'path' ? path : { path, story }) });
  }
  if (from.endsWith('?raw')) return read(path.replace('?raw', ''));
  if (from.endsWith('?tokens')) return tokensOf(path.replace(/^src\/|\?tokens$/g, ''));
  if (Object.hasOwn(blocks, name)) return blocks[name];
  if (from.startsWith('#src/') && /^[A-Z]/.test(name)) return { name };
  const unwritten = () => {
    unknown.push(name);
    return '';
  };
  if (/blocks$|docs\/index\.ts$/.test(from)) return unwritten;
  const value = (await loadModule<Record<string, unknown>>(path))[exported];
  if (!from.endsWith('.tsx')) return value;
  return async (...given: Parameters<Block>) => {
    try {
      return (await filledBlock(value as (props: unknown) => Element)(...given)) || unwritten();
    } catch {
      return unwritten();
    }
  };
}

/** React element, reduced to the properties that are used here. */
interface Element {
  type: unknown;
  props: Record<string, unknown>;
}

/** Returns the block that a component of the stories renders; none if it renders more than that. */
function filledBlock(component: (props: unknown) => Element): Block {
  return (props, _, sources) => {
    const { type, props: own } = component(props);
    const block = blocks[(type as { name: string }).name];
    return block?.(withoutElements(own) as Element['props'], '', sources) ?? '';
  };
}

/** Replaces React elements in a value with their Markdown. */
function withoutElements(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutElements);
  if (typeof value !== 'object' || value === null) return value;
  if ('props' in value && 'type' in value) {
    const { type, props } = value as Element;
    const content = textOf(withoutElements(props['children']) as Inline);
    return marks[String(type)]?.(content, props) ?? content;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutElements(part)]),
  );
}
