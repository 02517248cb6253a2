import { nameOf } from './source-module.ts';
import { parametersOf, type Declaration } from './type-index.ts';
import type { Shape, TypeMember, TypeReader } from './type-reader.ts';

/** Type that a prop names. */
export interface NamedType {
  name: string;
  description: string;
  /** Its members; none if it is not an object. */
  members: readonly TypeMember[];
  /** Its source; empty if it has members. */
  text: string;
}

/** What the type of the props adds to the props table. */
export interface PropNotes {
  /** Sentence about the attributes of the element; none if the props are not those of an element. */
  attributes: string | null;
  /** Types that the props name, and types that these name. */
  types: readonly NamedType[];
}

/** Well-known attributes of each element. */
const attributesOf: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  button: ['disabled', 'type', 'aria-label'],
  form: ['action', 'method', 'aria-label'],
  input: ['name', 'disabled', 'required', 'aria-label'],
  select: ['name', 'disabled', 'required'],
  textarea: ['placeholder', 'maxLength', 'disabled'],
};
const everywhere = ['className', 'style', 'id', 'dir'];

/** Types that have their own page. */
const explained = new Set(['Language']);

/** Returns what the type of a component's props adds to its table. */
export function notesOf(reader: TypeReader, component: string): PropNotes {
  const { members, element, omitted } = reader.propsOf(component);
  return {
    attributes: element ? attributesSentence(element, omitted, members) : null,
    types: typesIn(reader, component, members),
  };
}

/** Returns the types that members name, each before those that it names itself. */
function typesIn(reader: TypeReader, component: string, members: Shape['members']): NamedType[] {
  const { index } = reader;
  const file = index.find(`${component}Props`)?.file ?? '';
  const found = new Map<string, NamedType>();
  const search = (texts: readonly string[], from: string) => {
    const names = texts.flatMap(
      (text) => text.replaceAll(/'[^']*'/g, '').match(/\b[A-Z]\w*/g) ?? [],
    );
    const added: [NamedType, string][] = [];
    for (const name of names) {
      const declaration = index.find(name, from);
      if (!declaration || found.has(name) || explained.has(name) || index.isOfComponent(name))
        continue;
      const type = namedType(reader, name, declaration);
      found.set(name, type);
      added.push([type, declaration.file]);
    }
    for (const [type, home] of added)
      search([type.text, ...type.members.map((member) => member.type)], home);
  };
  search(
    [...members.values()].map(({ type }) => type),
    file,
  );
  return [...found.values()];
}

function namedType(reader: TypeReader, ownName: string, declaration: Declaration): NamedType {
  const { node, description } = declaration;
  const parameters = parametersOf(node).map((parameter) => nameOf(parameter['name']));
  const name = parameters.length > 0 ? `${ownName}<${parameters.join(', ')}>` : ownName;
  const { members } = reader.membersOf(declaration);
  const english = reader.index.textsOf(ownName);
  if (members.size === 0)
    return { name, description, members: [], text: reader.sourceOf(declaration) };
  const listed = [...members.values()].map((member) => {
    const text = english?.get(member.name);
    return text === undefined ? member : { ...member, english: text };
  });
  return { name, description, members: listed, text: '' };
}

function attributesSentence(
  element: string,
  omitted: ReadonlySet<string>,
  members: ReadonlyMap<string, TypeMember>,
): string {
  const isOpen = (name: string) => !omitted.has(name) && !members.has(name);
  const candidates = [...(attributesOf[element] ?? []), ...everywhere];
  const names = [...new Set(candidates)].filter(isOpen).map((name) => `\`${name}\``);
  const list = new Intl.ListFormat('en-GB').format(names.slice(0, 3));
  const ref = isOpen('ref') ? '; `ref` is the element' : '';
  return `Also accepts the attributes of \`<${element}>\`, such as ${list}${ref}.`;
}
