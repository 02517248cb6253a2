/** Elements that are removed with their content, which is not meant to be read. */
export const removedWithContent: ReadonlySet<string> = new Set([
  'annotation',
  'annotation-xml',
  'audio',
  'datalist',
  'desc',
  'frameset',
  'head',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'plaintext',
  'script',
  'style',
  'template',
  'title',
  'video',
  'xmp',
]);

type Side = 'previousElementSibling' | 'nextElementSibling';

const tokens = new Set(['mi', 'mn', 'mo', 'mtext', 'ms']);

/**
 * Returns the content of an element of MathML with the signs that make it readable as text: a fraction as 1/2, a root as
 * √(x).
 */
function equationParts(element: Element): Array<Node | string> {
  const children = [...element.childNodes];
  const parts = children.filter((child) => child instanceof Element);
  const [one, two = ''] = parts;
  if (!one) return element.localName === 'mspace' ? [' '] : children;
  const [first = [], second = [], third = []] = parts.map((part) => operand(part));
  switch (element.localName) {
    case 'mfrac':
      // Without a line, it is a binomial coefficient.
      if (/^0(?!\.|\d)/.test(element.getAttribute('linethickness') ?? '')) {
        return ['C(', one, ', ', two, ')'];
      }
      return [
        space(element, 'previousElementSibling'),
        ...first,
        '/',
        ...second,
        space(element, 'nextElementSibling'),
      ];
    case 'msqrt':
      return ['√(', ...children, ')'];
    case 'mroot':
      return [...second, '√(', one, ')'];
    case 'msup':
    case 'mover':
      return [...first, '^', ...second];
    case 'msub':
    case 'munder':
      return [...first, '_', ...second];
    case 'msubsup':
    case 'munderover':
      return [...first, '_', ...second, '^', ...third];
    case 'mtable':
      return joined(parts, '; ');
    case 'mtr':
      return joined(parts, ', ');
    case 'mfenced': {
      const open = element.getAttribute('open') ?? '(';
      const close = element.getAttribute('close') ?? ')';
      return [open, ...joined(parts, ', '), close];
    }
    case 'semantics':
    case 'maction':
      return [one];
    default:
      return children;
  }
}

function joined(parts: readonly Element[], separator: string): Array<Node | string> {
  return parts.flatMap((part, index) => (index > 0 ? [separator, part] : [part]));
}

/** Returns the parts of an operand, in parentheses unless it is a single number or letter. */
function operand(element: Element): Array<Node | string> {
  const inner = element.childElementCount === 1 ? element.firstElementChild : element;
  return tokens.has(inner?.localName ?? '') ? [element] : ['(', element, ')'];
}

/** Returns a space between a fraction and a number beside it, as in 2 1/2. */
function space(fraction: Element, side: Side): string {
  const isOperand = ['mfrac', 'mroot'].includes(fraction.parentElement?.localName ?? '');
  const neighbor = isOperand ? null : fraction[side];
  return neighbor && neighbor.localName !== 'mo' ? ' ' : '';
}

/* Removes elements and keeps their content and its meaning: blocks stay apart, tasks stay done or open, and equations
   stay readable as text. */

/** Elements that browsers show apart from what is beside them. */
const blocks = new Set(
  (
    'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption ' +
    'figure footer foreignobject form h1 h2 h3 h4 h5 h6 header hgroup hr html label legend li listing main marquee menu ' +
    'nav ol optgroup option output p pre search section select summary table tbody td textarea tfoot th thead tr ul'
  ).split(' '),
);

/** Number of neighbors that are searched for text, so that many empty ones do not take quadratic time. */
const reach = 50;

type Direction = 'previousSibling' | 'nextSibling';

/** Piece of unwrapped content: a node, text in place of an element, or the edge of a block. */
type Piece = Node | string | typeof edge;
const edge = Symbol('edge of a block');

interface Unwrapping {
  /** Whether an element in the content is removed, too. */
  isUnwrapped: (node: Node) => node is Element;
  /** Called with each removed element. */
  onRemove: (element: Element) => void;
  /** Returns a node that separates two lines. */
  separator: () => Node;
  /** Whether the id of a block is kept, because links may lead to it. */
  keepsIds: boolean;
}

/** Replaces an element, and those in it that are removed, too, by what is kept of their content. */
export function unwrap(node: Element, options: Unwrapping): void {
  const { isUnwrapped, onRemove, separator, keepsIds } = options;
  const parent = read(node, 'parentNode');
  if (!parent) return;
  // Content is inserted after the node, where DOMPurify still visits it.
  const anchor = read(node, 'nextSibling');
  let last = beside(node, 'previousSibling');
  const next = beside(node, 'nextSibling');
  let isApart = false;
  const insert = (piece: Node) => {
    if (!isBlank(piece)) {
      if (isApart && isInline(last) && isInline(piece)) parent.insertBefore(separator(), anchor);
      isApart = false;
      last = piece;
    }
    parent.insertBefore(piece, anchor);
  };
  const waiting: Piece[] = [node];
  for (let piece = waiting.pop(); piece !== undefined; piece = waiting.pop()) {
    if (piece === edge) isApart = true;
    else if (typeof piece === 'string') {
      if (piece !== '') insert(document.createTextNode(piece));
    } else if (!isUnwrapped(piece)) insert(piece);
    else {
      onRemove(piece);
      stack(waiting, contentOf(piece, keepsIds));
    }
  }
  parent.removeChild(node);
  if (isApart && isInline(last) && isInline(next)) parent.insertBefore(separator(), anchor);
}

/** Separates a form from its neighbors, because DOMPurify replaces it by its content without a trace. */
export function separateForm(form: Element, separator: () => Node): void {
  const parent = read(form, 'parentNode');
  if (isInline(beside(form, 'previousSibling'))) parent?.insertBefore(separator(), form);
  if (isInline(beside(form, 'nextSibling'))) {
    parent?.insertBefore(separator(), read(form, 'nextSibling'));
  }
}

/** Returns the text of an element, in which blocks are apart. */
export function textOf(element: Element): string {
  const parts: string[] = [];
  const waiting: Piece[] = [];
  stack(waiting, [...element.childNodes]);
  for (let piece = waiting.pop(); piece !== undefined; piece = waiting.pop()) {
    if (piece === edge) {
      if (parts.length > 0 && parts.at(-1) !== '\n') parts.push('\n');
    } else if (typeof piece === 'string') parts.push(piece);
    else if (!(piece instanceof Element)) parts.push(piece.nodeValue ?? '');
    else if (piece.localName === 'br') parts.push('\n');
    else stack(waiting, contentOf(piece, false));
  }
  if (parts.at(-1) === '\n') parts.pop();
  return parts.join('');
}

/** Adds pieces on top of a stack, the first one uppermost. */
function stack(waiting: Piece[], pieces: Piece[]): void {
  // One by one, because a call cannot have an argument for each of very many pieces.
  for (const piece of pieces.reverse()) waiting.push(piece);
}

function contentOf(element: Element, keepsIds: boolean): Piece[] {
  const name = element.localName;
  if (element.hasAttribute('hidden') || (name === 'dialog' && !element.hasAttribute('open')))
    return [];
  if (name === 'input') return glyphOf(element);
  const children = [...element.childNodes];
  if (name === 'math' && element.getAttribute('display') === 'block') {
    return [edge, ...children, edge];
  }
  if (element.namespaceURI?.endsWith('MathML')) return equationParts(element);
  // Labels of a drawing.
  if (name === 'text') return [...children, element.nextElementSibling ? ' ' : ''];
  if (!blocks.has(name.toLowerCase())) return children;
  const target = keepsIds && element.id ? [targetOf(element.id)] : [];
  return [edge, ...target, ...children, edge];
}

/** Returns an empty element with the id, for links that lead to it. */
function targetOf(id: string): Node {
  const target = document.createElement('span');
  target.id = id;
  return target;
}

/** Returns the state of a checkbox or radio button as a sign that screen readers know. */
function glyphOf(input: Element): Piece[] {
  const type = input.getAttribute('type')?.trim().toLowerCase();
  const isChecked = input.hasAttribute('checked');
  if (type !== 'checkbox' && type !== 'radio') return [];
  const glyph = { checkbox: isChecked ? '☑' : '☐', radio: isChecked ? '◉' : '○' }[type];
  const follows = read(input, 'nextSibling')?.nodeValue ?? '';
  return [/^\s/.test(follows) ? glyph : `${glyph} `];
}

/** Reads a property of any node: fields of a form shadow its own ones. */
function read(node: Node, name: Direction | 'parentNode'): Node | null {
  return Reflect.get(Node.prototype, name, node) as Node | null;
}

/** Returns the nearest neighbor that is not blank, also outside of inline elements around the node. */
function beside(node: Node, direction: Direction): Node | null {
  let current = node;
  for (let step = 0; step < reach; step += 1) {
    const sibling = read(current, direction);
    if (sibling && !isBlank(sibling)) return sibling;
    const parent = read(current, 'parentNode');
    if (sibling) current = sibling;
    else if (parent instanceof HTMLElement && !blocks.has(parent.localName)) current = parent;
    else return null;
  }
  return null;
}

function isBlank(node: Node): boolean {
  if (node instanceof Text) return !/\S/.test(node.data);
  return !(node instanceof Element) || removedWithContent.has(node.localName);
}

/** Whether the node is shown on the same line as its neighbors. */
function isInline(node: Node | null): boolean {
  if (!(node instanceof Element)) return node !== null;
  return !blocks.has(node.localName) && node.localName !== 'br';
}
