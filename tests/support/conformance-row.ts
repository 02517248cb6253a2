import { createElement, type ComponentType, type ReactElement } from 'react';

/** How the tests mount one exported component. */
export interface Row {
  /** Name under which the component is exported. */
  name: string;
  /** Part that is the root: its `data-slot`. */
  slot: string;
  /** Role of the root, or `null` where it has none of its own. */
  role: string | null;
  /** The component with its least props and the given ones. */
  render: (props?: Readonly<Record<string, unknown>>) => ReactElement;
}

/** Row of a component; `props` are the least with which it makes sense. */
export function row<Props extends object>(
  name: string,
  component: ComponentType<Props>,
  { slot, role, props }: { slot: string; role: string | null; props: Props },
): Row {
  return {
    name,
    slot,
    role,
    render: (more) => createElement(component, { ...props, ...more }),
  };
}

/** Names of the components that a module exports, by their capital first letter. */
export function componentsOf(module: object): string[] {
  return Object.entries(module)
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
    .map(([name]) => name);
}
