import { useRef, useState } from 'react';
import { Button } from '#src/primitives/button/index.ts';
import { asksForPanel, PickerPanel } from '#src/primitives/picker-panel/index.ts';
import { InputGroup, TextInput } from '#src/primitives/text-input/index.ts';

const rooms = ['Oak Room', 'Garden Room', 'Library'];

/** Field for a room that is typed or picked from a panel. */
export function PickerPanelExample({ defaultOpen = false }: { defaultOpen?: boolean }) {
  const anchor = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(defaultOpen);
  const [room, setRoom] = useState('');
  const close = () => {
    setOpen(false);
    field.current?.focus();
  };
  return (
    <>
      <InputGroup ref={anchor}>
        <TextInput
          ref={field}
          aria-label="Room"
          value={room}
          onChange={(event) => setRoom(event.target.value)}
          onKeyDown={(event) => {
            if (!asksForPanel(event)) return;
            event.preventDefault();
            setOpen(true);
          }}
        />
      </InputGroup>
      {isOpen && (
        <PickerPanel
          label="Choose a room"
          closeLabel="Close"
          anchor={anchor}
          initialFocus='[data-slot="button"]'
          onClose={({ reason }) => (reason === 'outside-press' ? setOpen(false) : close())}
        >
          {rooms.map((name) => (
            <Button
              key={name}
              variant="ghost"
              onClick={() => {
                setRoom(name);
                close();
              }}
            >
              {name}
            </Button>
          ))}
        </PickerPanel>
      )}
    </>
  );
}
