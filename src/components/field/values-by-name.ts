/** Values of a form by the names of its fields. */
export type ValuesByName = Readonly<Record<string, unknown>>;

/** Steps of a name: `address`, `lines` and `0` of `address.lines[0]`. */
export function pathOf(name: string): string[] {
  return name.split(/[.[\]]+/).filter(Boolean);
}

/** Value of a field in an object that is nested as its name says; `undefined` where there is none. */
export function valueAt(values: object | undefined, name: string): unknown {
  return pathOf(name).reduce<unknown>(
    (value, key) =>
      value instanceof Object && Object.hasOwn(value, key)
        ? (value as ValuesByName)[key]
        : undefined,
    values,
  );
}
