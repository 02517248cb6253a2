import { useId, useRef, useState } from 'react';
import { Button } from '#src/primitives/button/index.ts';
import { check, chevronDown, Icon } from '#src/primitives/icon/index.ts';
import { PickerButton } from '#src/primitives/picker-field/index.ts';
import { opensPanel, PickerPanel, PickerPanelFooter } from '#src/primitives/picker-panel/index.ts';
import { InputGroup, TextInput } from '#src/primitives/text-input/index.ts';
import styles from './picker-panel-example.module.css';
import { useInLanguage } from './use-in-language';

const floors = {
  'Every floor': ['Oak Room', 'Garden Room', 'Library', 'Attic'],
  'Ground floor': ['Oak Room', 'Garden Room'],
  Upstairs: ['Library', 'Attic'],
};

/** Field for a room, which can be typed or selected in a panel. */
export function PickerPanelExample({
  defaultOpen = false,
  defaultRoom = 'Garden Room',
}: {
  defaultOpen?: boolean;
  defaultRoom?: string;
}) {
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const activeRoom = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(defaultOpen);
  const [room, setRoom] = useState(defaultRoom);
  const [floor, setFloor] = useState<keyof typeof floors>('Every floor');
  const rooms = floors[floor];
  const active = rooms.includes(room) ? room : rooms[0];
  const close = () => {
    setOpen(false);
    field.current?.focus();
  };
  return useInLanguage(
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Room
      </label>
      <InputGroup ref={anchor}>
        <TextInput
          ref={field}
          id={id}
          value={room}
          onChange={(event) => setRoom(event.target.value)}
          onKeyDown={(event) => {
            if (!opensPanel(event)) return;
            event.preventDefault();
            setOpen(true);
          }}
        />
        <PickerButton
          label="Choose a room"
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon icon={chevronDown} />
        </PickerButton>
      </InputGroup>
      <PickerPanel
        label="Choose a room"
        closeLabel="Close"
        anchor={anchor}
        initialFocus={activeRoom}
        open={isOpen}
        className={styles.panel}
        onOpenChange={(_, { reason }) => (reason === 'outside-press' ? setOpen(false) : close())}
      >
        <div role="group" aria-label="Floor" className={styles.rail}>
          {(Object.keys(floors) as (keyof typeof floors)[]).map((name) => (
            <Button
              key={name}
              variant={name === floor ? 'soft' : 'ghost'}
              size="sm"
              aria-pressed={name === floor}
              className={styles.row}
              onClick={() => setFloor(name)}
            >
              {name}
            </Button>
          ))}
        </div>
        <div className={styles.main}>
          <div role="group" aria-label="Room" className={styles.rooms}>
            {rooms.map((name) => (
              <Button
                key={name}
                data-room=""
                ref={name === active ? activeRoom : undefined}
                variant={name === room ? 'soft' : 'ghost'}
                aria-pressed={name === room}
                className={styles.row}
                onClick={() => {
                  setRoom(name);
                  close();
                }}
              >
                {name}
                {name === room && <Icon icon={check} className={styles.check} />}
              </Button>
            ))}
          </div>
          <PickerPanelFooter doneLabel="Done" onDone={close} />
        </div>
      </PickerPanel>
    </div>,
  );
}
