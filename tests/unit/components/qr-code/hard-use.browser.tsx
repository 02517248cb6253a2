import { createPortal, flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { preloadQrCodeTools, QrCode } from '#src/components/qr-code/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

// Edge cases of a code in applications.
watchPage();
await preloadQrCodeTools();

const value = 'https://tessera.example/r/4711';

test('the copy button keeps focus while the value changes, and copies the newest', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  const { rerender } = mount(<QrCode value={value} />);
  const copy = partOf('qr-code-copy');
  copy.focus();
  for (const next of ['second', 'a'.repeat(10_000), 'half \ud83d', value]) {
    rerender(<QrCode value={next} />);
    expect(document.activeElement).toBe(copy);
    flushSync(() => copy.click());
    expect(write).toHaveBeenLastCalledWith(next.toWellFormed());
  }
  await settle();
});

test('a text of 10 000 characters neither widens the code nor is all of its name', () => {
  const long = 'a'.repeat(10_000);
  mount(
    <>
      <QrCode value="short" text={long} />
      <QrCode value={long} />
    </>,
  );
  for (const root of document.querySelectorAll('[data-slot="qr-code"]')) {
    expect(root.getBoundingClientRect().width).toBe(192);
    const name = root.querySelector('[role="img"], [role="group"]')?.getAttribute('aria-label');
    expect(name?.length).toBeLessThan(100);
  }
});

test('a value of a million characters without a space is shown in part and copied completely', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  const long = 'a'.repeat(1_000_000);
  const { rerender } = mount(<QrCode value={long} />);
  const shown = partOf('qr-code-text').textContent;
  expect(shown).toBe(`${'a'.repeat(1000)}…`);
  partOf('qr-code-copy').click();
  expect(write).toHaveBeenLastCalledWith(long);
  rerender(<QrCode value={value} text={long} />);
  expect(partOf('qr-code-text').textContent).toBe(shown);
  expect(partOf('qr-code-text').getAttribute('href')).toBe(value);
  await settle();
});

test('if copying is blocked, a value that a code can hold is shown completely, a longer one in part', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
  const { rerender } = mount(<QrCode value={'1'.repeat(7089)} level="L" />);
  const copy = partOf('qr-code-copy');
  const offered = async () => {
    copy.click();
    await settle();
    return partOf('qr-code-value').textContent.length;
  };
  expect(partOf('qr-code').dataset['status']).toBe('active');
  expect(await offered()).toBe(7089);
  rerender(<QrCode value={'1'.repeat(1_000_000)} level="L" />);
  expect(await offered()).toBe(7090);
});

test('the message about a copy ends with the next press, even if a click does not focus buttons', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  mount(
    <>
      <QrCode value={value} />
      <p>Elsewhere</p>
    </>,
  );
  const elsewhere = document.querySelector('p') ?? document.body;
  const copy = partOf('qr-code-copy');
  // As in Safari on a Mac.
  copy.addEventListener('mousedown', (event) => event.preventDefault());
  for (const leave of [() => userEvent.click(elsewhere), () => userEvent.tab()]) {
    await userEvent.click(copy);
    await vi.waitFor(() => expect(partOf('qr-code-message').textContent).toBe('Copied'));
    await leave();
    await settle();
    expect(partOf('qr-code-message').textContent).toBe('');
  }
  expect(write).toHaveBeenCalledTimes(2);
});

test('inside a shadow root a value that cannot be copied is selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  mount(createPortal(<QrCode value={value} text="Ticket" />, shadow));
  const copy = partOf('qr-code-copy', shadow);
  copy.focus();
  copy.click();
  await expect.poll(() => String(getSelection())).toBe(value);
  expect(partOf('qr-code-value', shadow).textContent).toBe(value);
  host.remove();
});
