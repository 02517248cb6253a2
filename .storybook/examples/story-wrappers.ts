import { nameOf, type SourceModule, type SyntaxNode } from '../build/source-module.ts';

/** Components that arrange the widgets of a story, or simulate user actions. */
const layout = new Set(['Stack', 'Row', 'Columns', 'Narrow', 'Specimen', 'Acted']);

/** Change of a source. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Whether a module belongs to the stories, so that an example includes the parts that it needs. */
export function isSupport({ path }: SourceModule, from: string): boolean {
  const isShared = from.startsWith('.') && path.startsWith('stories/support/');
  return (isShared || from.startsWith('#stories/support/')) && /\.tsx?$/.test(from);
}

/** Whether an element only arranges the widgets of a story. */
export function isLayout(module: SourceModule, element: SyntaxNode | undefined): boolean {
  if (element?.type !== 'JSXElement') return false;
  const name = nameOf((element['openingElement'] as SyntaxNode)['name']);
  return layout.has(name) && isSupport(module, module.imports.get(name)?.from ?? '');
}

/** Whether an element only isolates the direction of its text. */
export function isIsolation(element: SyntaxNode): boolean {
  if (element.type !== 'JSXElement') return false;
  const opening = element['openingElement'] as SyntaxNode;
  return nameOf(opening['name']) === 'bdi' && (opening['attributes'] as unknown[]).length === 0;
}

function hasKey(element: SyntaxNode): boolean {
  const opening = element['openingElement'] as SyntaxNode;
  return (opening['attributes'] as SyntaxNode[]).some(({ name }) => nameOf(name) === 'key');
}

/** Whether a wrapper leaves one element when it is removed. */
function hasOneElement(wrapper: SyntaxNode, module: SourceModule): boolean {
  const [only, ...others] = (wrapper['children'] as SyntaxNode[]).filter(
    ({ type, start, end }) => type !== 'JSXText' || module.text.slice(start, end).trim() !== '',
  );
  if (only?.type !== 'JSXElement' || others.length > 0) return false;
  return !isLayout(module, only) || hasKey(only) || hasOneElement(only, module);
}

/**
 * Removes a wrapper for stories in another direction: text in a prop becomes a string.
 * @param around Parent of an expression container that contains the wrapper.
 */
export function editIsolation(
  element: SyntaxNode,
  [parent, around]: readonly (SyntaxNode | undefined)[],
  module: SourceModule,
): Edit[] {
  const [text, ...others] = element['children'] as SyntaxNode[];
  const inAttribute = parent?.type === 'JSXExpressionContainer' && around?.type === 'JSXAttribute';
  if (!inAttribute || text?.type !== 'JSXText' || others.length > 0) {
    return editLayout(element, parent, module);
  }
  const words = module.text.slice(text.start, text.end).trim().replaceAll(/\s+/g, ' ');
  return [{ start: parent.start, end: parent.end, text: `"${words}"` }];
}

/** Removes a wrapper; its content stays, in a fragment if necessary. */
export function editLayout(
  element: SyntaxNode,
  parent: SyntaxNode | undefined,
  module: SourceModule,
): Edit[] {
  const opening = element['openingElement'] as SyntaxNode;
  const closing = element['closingElement'] as SyntaxNode;
  if (hasKey(element)) {
    const name = opening['name'] as SyntaxNode;
    const closingName = closing['name'] as SyntaxNode;
    return [name, closingName].map(({ start, end }) => ({ start, end, text: 'div' }));
  }
  const inside =
    parent?.type === 'JSXElement' ||
    parent?.type === 'JSXFragment' ||
    hasOneElement(element, module);
  return [
    { start: opening.start, end: opening.end, text: inside ? '' : '<>' },
    { start: closing.start, end: closing.end, text: inside ? '' : '</>' },
  ];
}
