'use client';
import { useControllableState } from '../use-controllable-state';
import { useHydrated } from '../use-hydrated';

/** Props of a control that opens; `Details` describe why it opens or closes. */
interface OpenStateProps<Details> {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: Details) => void) | undefined;
}

/** Manages whether a list or panel is open; a locked control is always closed. */
export function useOpenState<Details>(props: OpenStateProps<Details>, locked: boolean) {
  const [asked, setOpen, setOwn] = useControllableState<boolean, Details>({
    value: props.open,
    defaultValue: props.defaultOpen ?? false,
    onValueChange: props.onOpenChange,
  });
  // What was open when it was locked stays closed when it is unlocked, unless the parent says that it is open.
  if (locked && asked && props.open === undefined) setOwn(false);
  const hydrated = useHydrated();
  const open = asked && !locked;
  return {
    open,
    /** Whether it is rendered: a server cannot render the top layer. */
    drawn: open && hydrated,
    setOpen,
  };
}
