import type { ReactNode } from 'react';
import { Popover } from '#src/primitives/popover/index.ts';

/** Button with a popover that has its name, written as the docs show it. */
export function OwnPopover({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <Popover
      role="dialog"
      aria-label={name}
      renderTrigger={(trigger) => <button {...trigger}>{name}</button>}
    >
      {children}
    </Popover>
  );
}
