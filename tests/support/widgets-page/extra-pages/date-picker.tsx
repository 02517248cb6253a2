import { useRef, type ComponentType } from 'react';
import { DatePicker, DateRangePicker } from '#src/components/date-picker/index.ts';
import type { WidgetPage } from '../widget-page.ts';

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

/** Pages with a date picker in a native modal dialog. */
export const pages: Readonly<Record<string, WidgetPage>> = {
  'DatePicker in a dialog': { render: () => <InDialog picker={DatePicker} /> },
  'DateRangePicker in a dialog': { render: () => <InDialog picker={DateRangePicker} /> },
};
