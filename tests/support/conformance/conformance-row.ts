import { createElement, type ComponentType, type ReactElement } from 'react';

/** How the tests mount one exported component. */
export interface Row {
  /** Name under which the component is exported. */
  name: string;
  /** `data-slot` of the root. */
  slot: string;
  /** Role of the root, or `null` if it has none. */
  role: string | null;
  /** The component with its minimal props and the given ones. */
  render: (props?: Readonly<Record<string, unknown>>) => ReactElement;
}

/** Row of a component; `props` are the minimal ones that make sense. */
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
