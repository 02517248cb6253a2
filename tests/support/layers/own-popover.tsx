import { useRef, useState, type ReactNode } from 'react';
import { Popover } from '#src/primitives/popover/index.ts';

/** Button with a popover that has its name, written as the docs show it. */
export function OwnPopover({ name, children }: { name: string; children?: ReactNode }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button ref={anchor} onClick={() => setOpen(true)}>
        {name}
      </button>
      {open && (
        <Popover role="dialog" aria-label={name} anchor={anchor} onClose={() => setOpen(false)}>
          {children}
        </Popover>
      )}
    </>
  );
}
