/** New values of props, by name; `undefined` removes a prop. */
export type Changes = Readonly<Record<string, unknown>>;

/** Opening tag of an element. */
interface Tag {
  /** Source of each attribute, by name. */
  attributes: ReadonlyMap<string, string>;
  /** Place after its `>`. */
  end: number;
  closesItself: boolean;
}

const lineWidth = 100;
const closers: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/** Returns the place after a character, or after the string or the pair of brackets that it opens. */
function skipFrom(code: string, start: number): number {
  const first = code[start] ?? '';
  let at = start + 1;
  if (`"'\``.includes(first)) {
    while (at < code.length && code[at] !== first) at += code[at] === '\\' ? 2 : 1;
    return at + 1;
  }
  const closer = closers[first];
  if (!closer) return at;
  while (at < code.length && code[at] !== closer) at = skipFrom(code, at);
  return at + 1;
}

/** Reads an opening tag from the place after its name; null if it spreads props. */
function readTag(code: string, start: number): Tag | null {
  const attributes = new Map<string, string>();
  const next = /\s*(?:(\/?)>|([\w-]+)(=?))/y;
  let at = start;
  for (;;) {
    next.lastIndex = at;
    const [whole, slash, name, equals] = next.exec(code) ?? [];
    if (whole === undefined) return null;
    at += whole.length;
    if (!name) return { attributes, end: at, closesItself: slash === '/' };
    const value = at;
    if (equals) at = skipFrom(code, at);
    attributes.set(name, `${name}${equals}${code.slice(value, at)}`);
  }
}

/** Returns a value as source; null for a value that has none, such as a function or an element. */
function sourceOf(value: unknown): string | null {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
  if (Array.isArray(value)) {
    const items = value.map(sourceOf);
    return items.includes(null) ? null : `[${items.join(', ')}]`;
  }
  if (typeof value !== 'object' || '$$typeof' in value) return null;
  const entries = Object.entries(value).map(([name, item]) => [name, sourceOf(item)] as const);
  if (entries.some(([name, item]) => item === null || !/^[a-z_$][\w$]*$/i.test(name))) return null;
  return `{ ${entries.map(([name, item]) => `${name}: ${item}`).join(', ')} }`;
}

function attributeOf(name: string, value: unknown): string | null {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\{}<>\n]/.test(value)) return `${name}="${value}"`;
  const source = sourceOf(value);
  return source === null ? null : `${name}={${source}}`;
}

function printTag(name: string, { attributes, closesItself }: Tag, indent: string): string {
  const parts = [...attributes.values()];
  const line = `<${[name, ...parts].join(' ')}${closesItself ? ' />' : '>'}`;
  if (!line.includes('\n') && indent.length + line.length <= lineWidth) return line;
  const lines = parts.map((part) => `\n${indent}  ${part}`);
  return `<${name}${lines.join('')}\n${indent}${closesItself ? '/>' : '>'}`;
}

/** Returns attributes with changes; null if one has no source, or its value is the state of the example. */
function changeAttributes(
  attributes: Tag['attributes'],
  changes: Changes,
  hasState: boolean,
): Tag['attributes'] | null {
  const result = new Map(attributes);
  for (const [name, value] of Object.entries(changes)) {
    if (hasState && /=\{[a-z]\w*\}$/i.test(result.get(name) ?? '')) return null;
    const source = value === undefined ? '' : attributeOf(name, value);
    if (source === null) return null;
    if (source) result.set(name, source);
    else result.delete(name);
  }
  return result;
}

/**
 * Changes props of a component in an example as controls have changed them in its story. Returns null if the code does
 * not show where: the component is missing or used twice, the prop is state, or its value has no source.
 */
export function editExample(
  example: string,
  component: string,
  { children, ...changes }: Changes,
): string | null {
  const body = Math.max(0, example.indexOf('export function Example'));
  const [found, ...others] = [...example.slice(body).matchAll(/<([A-Z]\w*)(?=[\s/>])/g)].filter(
    ([, name = '']) => name.replace(/Example$/, '').toLowerCase() === component.toLowerCase(),
  );
  if (!found || others.length > 0) return null;
  const [opening, name = ''] = found;
  const start = body + found.index;
  const tag = readTag(example, start + opening.length);
  const attributes = tag && changeAttributes(tag.attributes, changes, /\buseState\b/.test(example));
  if (!attributes) return null;
  const [indent = ''] = /^ */.exec(example.slice(example.lastIndexOf('\n', start) + 1)) ?? [];
  const head = example.slice(0, start) + printTag(name, { ...tag, attributes }, indent);
  const rest = example.slice(tag.end);
  if (children === undefined) return head + rest;
  const isText = typeof children === 'string' && !/[<>{}]/.test(children);
  const end = rest.indexOf(`</${name}>`);
  if (!isText || tag.closesItself || /[<{]/.test(rest.slice(0, end))) return null;
  return head + children + rest.slice(end);
}
