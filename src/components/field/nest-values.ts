import { pathOf, type ValuesByName } from './values-by-name';

/** Flat values as one object: `address.city` becomes a member of `address`, `tags[0]` the first member of a list. */
export function nestValues(flat: ValuesByName): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(flat)) {
    const path = pathOf(name);
    // A name cannot reach what every object inherits.
    if (path.includes('__proto__')) continue;
    const last = path.pop() ?? name;
    let place = nested;
    for (const [index, key] of path.entries()) {
      const inner = Object.hasOwn(place, key) ? place[key] : undefined;
      const isList = /^\d+$/.test(path[index + 1] ?? last);
      const made = typeof inner === 'object' && inner ? inner : isList ? [] : {};
      place[key] = made;
      place = made as Record<string, unknown>;
    }
    place[last] = value;
  }
  return nested;
}
