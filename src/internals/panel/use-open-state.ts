'use client';
import { useControllableState } from '../use-controllable-state';
import { useHydrated } from '../use-hydrated';

/** Props of a control that opens; `Details` are those of opening and closing. */
interface OpenStateProps<Details> {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: Details) => void) | undefined;
}

/** Manages whether a list or panel is open; that of a locked control is closed. */
export function useOpenState<Details>(props: OpenStateProps<Details>, locked: boolean) {
  const [asked, setOpen] = useControllableState<boolean, Details>({
    value: props.open,
    defaultValue: props.defaultOpen ?? false,
    onValueChange: props.onOpenChange,
  });
  const hydrated = useHydrated();
  const open = asked && !locked;
  return {
    open,
    /** Whether it is rendered: it is in the top layer, which a server cannot render. */
    drawn: open && hydrated,
    setOpen,
  };
}
