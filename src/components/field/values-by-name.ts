/** Values of a form by the names of its fields. */
export type ValuesByName = Readonly<Record<string, unknown>>;

/** Steps of a name: `address`, `lines` and `0` of `address.lines[0]`. */
export function pathOf(name: string): string[] {
  return name.split(/[.[\]]+/).filter(Boolean);
}

/** Value of a field in an object that is nested as its name says, or holds the name itself; `undefined` where there is none. */
export function valueAt(values: object | undefined, name: string): unknown {
  if (values && Object.hasOwn(values, name)) return (values as ValuesByName)[name];
  let value: unknown = values;
  for (const key of pathOf(name)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as ValuesByName)[key];
  }
  return value;
}

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
