import { useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DatePicker, Field, Form } from '#src/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { Dialog, Drawer, type DialogProps } from '#src/primitives/dialog/index.ts';
import { Menu, MenuItem } from '#src/primitives/menu/index.ts';
import { ListPopover, Popover } from '#src/primitives/popover/index.ts';
import { createToastQueue, ToastRegion } from '#src/primitives/toast/index.ts';
import { Tooltip } from '#src/primitives/tooltip/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
beforeEach(() => page.viewport(1000, 800));
afterEach(() => page.viewport(414, 896));

const click = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const focused = () => document.activeElement?.textContent;

function OwnPopover({ name, children }: { name: string; children?: ReactNode }) {
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

describe('Focus that returns', () => {
  test('goes to the button of the popover from which the dialog was opened', async () => {
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
    await click('Second');
    await click('Ask');
    await userEvent.keyboard('{Escape}');
    await settle();
    expect(focused()).toBe('Second');
  });

  test('skips a dialog that closes at the same time', async () => {
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
    await click('Edit');
    await click('Delete…');
    await click('Delete');
    await settle();
    expect(document.querySelector('dialog')).toBeNull();
    expect(focused()).toBe('Edit');
  });

  test('goes to the layer of an opener that is gone', async () => {
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
    await click('Two');
    await click('Yes');
    await settle();
    expect(partOf('dialog').contains(document.activeElement)).toBe(true);
  });

  test('does not show the tooltip of the button again', async () => {
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
    await click('Share');
    await settle();
    changed.mockClear();
    await userEvent.keyboard('{Escape}');
    await settle();
    expect(focused()).toBe('Share');
    expect(changed).not.toHaveBeenCalledWith(true, expect.anything());
    await userEvent.unhover(document.body);
  });
});

describe.each([
  [
    'dialog',
    (children: ReactNode) => (
      <Dialog heading="Address" defaultOpen>
        {children}
      </Dialog>
    ),
  ],
  [
    'drawer',
    (children: ReactNode) => (
      <Drawer heading="Address" defaultOpen>
        {children}
      </Drawer>
    ),
  ],
  [
    'popover',
    (children: ReactNode) => (
      <Popover role="dialog" aria-label="Address" anchor={{ current: null }} onClose={() => {}}>
        {children}
      </Popover>
    ),
  ],
])('A form in a %s in a form', (_, layer) => {
  const outer = vi.fn();
  const inner = vi.fn();
  beforeEach(() => {
    outer.mockClear();
    inner.mockClear();
  });

  test('submits only its own values', async () => {
    mount(
      <Form onSubmit={outer}>
        <Field name="name" label="Name">
          <input defaultValue="Ada" />
        </Field>
        {layer(
          <Form onSubmit={inner}>
            <Field name="street" label="Street">
              <input defaultValue="Elm" />
            </Field>
            <button>Save</button>
          </Form>,
        )}
      </Form>,
    );
    await settle();
    expect(document.querySelector('form form')).toBeNull();
    await click('Save');
    await settle();
    expect(inner.mock.calls.map(([values]) => values as object)).toEqual([{ street: 'Elm' }]);
    expect(outer).not.toHaveBeenCalled();
  });

  test('does not submit a plain form', async () => {
    const submit = (handler: () => void) => (event: { preventDefault: () => void }) => {
      event.preventDefault();
      handler();
    };
    mount(
      <form onSubmit={submit(outer)}>
        {layer(
          <form onSubmit={submit(inner)}>
            <button>Save</button>
          </form>,
        )}
      </form>,
    );
    await settle();
    await click('Save');
    expect(inner).toHaveBeenCalledOnce();
    expect(outer).not.toHaveBeenCalled();
  });

  test('and a field without a form of its own stays in the outer form', async () => {
    mount(<form data-slot="outer">{layer(<input name="street" defaultValue="Elm" />)}</form>);
    await settle();
    expect(new FormData(partOf('outer') as HTMLFormElement).get('street')).toBe('Elm');
  });
});

describe('In a frame', () => {
  let frame: HTMLIFrameElement;
  beforeEach(async () => {
    frame = document.createElement('iframe');
    frame.style.cssText = 'inline-size: 900px; block-size: 700px; border: 0';
    document.body.append(frame);
    await settle();
  });
  afterEach(() => frame.remove());

  const inside = () => {
    const { contentDocument } = frame;
    if (!contentDocument) throw new Error('The frame has no document.');
    return contentDocument;
  };
  const mountInFrame = (node: ReactNode) => mount(createPortal(node, inside().body));
  const press = (key: string) =>
    inside().activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  const isOpen = () => inside().querySelector(':popover-open, dialog[open]') !== null;

  const layers: ReadonlyArray<[name: string, node: ReactNode]> = [
    ['date picker', <DatePicker key="" aria-label="Date" defaultOpen />],
    ['popover', <OpenPopover key="" />],
    [
      'menu',
      <Menu key="" defaultOpen renderTrigger={(trigger) => <button {...trigger}>Actions</button>}>
        <MenuItem>Edit</MenuItem>
      </Menu>,
    ],
    ['dialog', <OpenDialog key="" />],
  ];

  test.each(layers)('Escape closes a %s', async (_, node) => {
    mountInFrame(node);
    await settle();
    expect(isOpen()).toBe(true);
    press('Escape');
    await settle();
    expect(isOpen()).toBe(false);
  });

  test.each(layers.slice(0, 3))('a press beside it closes a %s', async (_, node) => {
    mountInFrame(node);
    await settle();
    inside().body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await settle();
    expect(isOpen()).toBe(false);
  });

  test.each(layers)('that goes away, a %s does not throw', async (_, node) => {
    const tree = mountInFrame(node);
    await settle();
    expect(isOpen()).toBe(true);
    frame.remove();
    tree.rerender(<p data-slot="rest">The rest</p>);
    await settle();
    expect(partOf('rest').textContent).toBe('The rest');
  });
});

function OpenPopover() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);
  return (
    <>
      <button ref={anchor}>Guests</button>
      {open && (
        <Popover role="dialog" aria-label="Guests" anchor={anchor} onClose={() => setOpen(false)}>
          Two
        </Popover>
      )}
    </>
  );
}

function OpenDialog(props: Partial<DialogProps>) {
  return <Dialog heading="Sure?" defaultOpen {...props} />;
}

test('a press outside that also moves focus calls onClose once, even if the layer stays', async () => {
  const onClose = vi.fn();
  function Kept() {
    const anchor = useRef<HTMLButtonElement>(null);
    return (
      <>
        <button ref={anchor}>Guests</button>
        <Button style={{ marginInlineStart: 400 }}>Other</Button>
        <Popover role="dialog" aria-label="Guests" anchor={anchor} onClose={onClose} />
      </>
    );
  }
  mount(<Kept />);
  await settle();
  await click('Other');
  expect(onClose.mock.calls.map(([{ reason }]) => reason as string)).toEqual(['outside-press']);
});

test('a toast beside a modal dialog can be used, and the dialog stays open', async () => {
  const undo = vi.fn();
  const queue = createToastQueue();
  mount(
    <>
      <OpenDialog />
      <ToastRegion queue={queue} />
    </>,
  );
  queue.add({ message: 'Deleted', action: { label: 'Undo', onAction: undo } });
  await settle();
  await userEvent.click(page.getByText('Deleted'));
  expect(document.querySelector('dialog')?.open).toBe(true);
  await click('Undo');
  expect(undo).toHaveBeenCalledOnce();
  expect(document.querySelector('dialog')?.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  await settle();
  queue.add({ message: 'Again', duration: null });
  await settle();
  expect(page.getByText('Again').element().closest('dialog')).toBeNull();
  expect(partOf('toast-region').matches(':popover-open')).toBe(true);
});

test('layers do not inherit the text styles of where they are rendered', async () => {
  const anchor = { current: null };
  mount(
    <div
      style={{
        textTransform: 'uppercase',
        whiteSpace: 'nowrap',
        letterSpacing: 4,
        fontWeight: 700,
        fontStyle: 'italic',
        textAlign: 'end',
        cursor: 'pointer',
      }}
    >
      <Popover anchor={anchor} onClose={() => {}} data-slot="of-popover" />
      <ListPopover anchor={anchor} onClose={() => {}} data-slot="of-list" />
      <Tooltip anchor={anchor} defaultOpen data-slot="of-tooltip" />
      <Dialog heading="Sure?" defaultOpen data-slot="of-dialog" />
    </div>,
  );
  await settle();
  for (const slot of ['of-popover', 'of-list', 'of-tooltip', 'of-dialog']) {
    const styles = getComputedStyle(partOf(slot));
    expect([
      styles.textTransform,
      styles.whiteSpace,
      styles.letterSpacing,
      styles.fontStyle,
      styles.textAlign,
      styles.cursor,
    ]).toEqual(['none', 'normal', 'normal', 'normal', 'start', 'auto']);
    expect(Number(styles.fontWeight)).toBeLessThan(600);
  }
});

test('as a sheet, a popover with a role of a dialog keeps Tab inside and is modal', async () => {
  await page.viewport(320, 640);
  mount(
    <OwnPopover name="Guests">
      <button>One</button>
      <button>Two</button>
    </OwnPopover>,
  );
  await click('Guests');
  expect(partOf('popover').getAttribute('aria-modal')).toBe('true');
  for (let count = 0; count < 5; count += 1) {
    await userEvent.tab({ shift: count < 2 });
    expect(partOf('popover').contains(document.activeElement)).toBe(true);
  }
});
