import { useRef, type ComponentType, type ReactElement } from 'react';
import * as library from '#src/index.ts';

const pickers = Object.entries(library).filter(([name]) => /^Date\w*Picker$/.test(name));

function InDialog({ picker: Picker }: { picker: ComponentType<{ 'aria-label': string }> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button onClick={() => dialog.current?.showModal()}>Book</button>
      <dialog ref={dialog} aria-label="Booking">
        <Picker aria-label="Arrival" />
        <button onClick={() => dialog.current?.close()}>Done</button>
      </dialog>
    </>
  );
}

/** Pages on which a date picker stands in a native modal dialog: `DatePicker in a dialog`. */
export const dialogPages: Readonly<Record<string, () => ReactElement>> = Object.fromEntries(
  pickers.map(([name, picker]) => [
    `${name} in a dialog`,
    () => <InDialog picker={picker as ComponentType<{ 'aria-label': string }>} />,
  ]),
);
