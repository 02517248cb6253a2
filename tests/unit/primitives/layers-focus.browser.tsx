import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '#src/primitives/dialog/index.ts';
import { Tooltip } from '#src/primitives/tooltip/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { clickButton, OwnPopover } from '#tests/support/layers/layer-kinds.tsx';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
beforeEach(() => page.viewport(1000, 800));
afterEach(() => page.viewport(414, 896));

const focused = () => document.activeElement?.textContent;

test('focus that returns goes to the button of the popover from which the dialog was opened', async () => {
  function Two() {
    const [asks, setAsks] = useState(false);
    return (
      <div>
        <OwnPopover name="First" />
        <OwnPopover name="Second">
          <button onClick={() => setAsks(true)}>Ask</button>
        </OwnPopover>
        <Dialog heading="Sure?" open={asks} onOpenChange={setAsks} />
      </div>
    );
  }
  mount(<Two />);
  await clickButton('Second');
  await clickButton('Ask');
  await userEvent.keyboard('{Escape}');
  await settle();
  expect(focused()).toBe('Second');
});

test('focus that returns skips a dialog that closes at the same time', async () => {
  function Edit() {
    const [state, setState] = useState('closed');
    return (
      <>
        <button onClick={() => setState('edits')}>Edit</button>
        <Dialog heading="Edit" open={state !== 'closed'} onOpenChange={() => setState('closed')}>
          <button onClick={() => setState('asks')}>Delete…</button>
          <Dialog
            heading="Sure?"
            open={state === 'asks'}
            actions={<button onClick={() => setState('closed')}>Delete</button>}
          />
        </Dialog>
      </>
    );
  }
  mount(<Edit />);
  await clickButton('Edit');
  await clickButton('Delete…');
  await clickButton('Delete');
  await settle();
  expect(document.querySelector('dialog')).toBeNull();
  expect(focused()).toBe('Edit');
});

test('focus that returns goes to the layer of an opener that is gone', async () => {
  function Rows() {
    const [rows, setRows] = useState(['One', 'Two']);
    const [asked, setAsked] = useState<string | null>(null);
    const remove = () => {
      setRows(rows.filter((row) => row !== asked));
      setAsked(null);
    };
    return (
      <Dialog heading="Rows" defaultOpen>
        {rows.map((row) => (
          <button key={row} onClick={() => setAsked(row)}>
            {row}
          </button>
        ))}
        <Dialog
          heading="Sure?"
          open={asked !== null}
          actions={<button onClick={remove}>Yes</button>}
        />
      </Dialog>
    );
  }
  mount(<Rows />);
  await clickButton('Two');
  await clickButton('Yes');
  await settle();
  expect(partOf('dialog').contains(document.activeElement)).toBe(true);
});

test('focus that returns does not show the tooltip of the button again', async () => {
  const changed = vi.fn();
  function Described() {
    const button = useRef<HTMLButtonElement>(null);
    const [open, setOpen] = useState(false);
    return (
      <div style={{ padding: 100 }}>
        <button ref={button} onClick={() => setOpen(true)}>
          Share
        </button>
        <Tooltip anchor={button} delay={0} onOpenChange={changed}>
          Shares the trip
        </Tooltip>
        <Dialog heading="Share" open={open} onOpenChange={setOpen} />
      </div>
    );
  }
  mount(<Described />);
  await clickButton('Share');
  await settle();
  changed.mockClear();
  await userEvent.keyboard('{Escape}');
  await settle();
  expect(focused()).toBe('Share');
  expect(changed).not.toHaveBeenCalledWith(true, expect.anything());
  await userEvent.unhover(document.body);
});
