import { useRef, type ComponentType, type ReactElement } from 'react';
import { DatePicker, DateRangePicker } from '#src/components/date-picker/index.ts';

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

/** Pages on which a date picker stands in a native modal dialog. */
export const dialogPages: Readonly<Record<string, () => ReactElement>> = {
  'DatePicker in a dialog': () => <InDialog picker={DatePicker} />,
  'DateRangePicker in a dialog': () => <InDialog picker={DateRangePicker} />,
};
