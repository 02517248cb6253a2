import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { preloadQrCodeTools, QrCode } from '#src/components/qr-code/index.ts';

const refreshed = fn();
const value = 'https://tessera.example/r/4711';

const meta = preview.meta({
  title: 'Components/QR code/Tests',
  component: QrCode,
  tags: ['beta', 'play'],
  args: { value, onRefresh: refreshed },
  beforeEach: async () => {
    refreshed.mockClear();
    await preloadQrCodeTools();
  },
});

const copyButton = () => screen.findByRole('button', { name: 'Copy' });
const part = (slot: string) => document.querySelector<HTMLElement>(`[data-slot="qr-code-${slot}"]`);

export const TheImageIsNamedAfterItsContent = meta.story({
  name: 'The image is named after its content, or has your name and description',
  render: (args) => (
    <>
      <QrCode {...args} />
      <QrCode {...args} role="presentation" title="" aria-label={undefined} text={null} />
      <QrCode {...args} aria-label="Ticket" aria-describedby="hint" />
      <p id="hint">Show it at the door.</p>
    </>
  ),
  play: async () => {
    const [plain, bare, own] = screen.getAllByRole('img');
    await expect(plain).toHaveAccessibleName(`QR code for ${value}`);
    await expect(bare).toHaveAccessibleName(`QR code for ${value}`);
    await expect(own).toHaveAccessibleName('Ticket');
    await expect(own).toHaveAccessibleDescription('Show it at the door.');
    await expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', value);
  },
});

export const TheValueIsCopied = meta.story({
  name: 'The value is copied',
  args: { text: 'Ticket 4711' },
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(await copyButton());
    await expect(write).toHaveBeenCalledWith(value);
    await waitFor(() => expect(part('message')).toHaveTextContent(/^Copied$/));
    await userEvent.tab();
    await waitFor(() => expect(part('message')).toHaveTextContent(/^$/));
  },
});

export const WhereCopyingIsRefusedTheValueIsSelected = meta.story({
  name: 'If copying is blocked, the value is selected',
  args: { text: 'Ticket 4711' },
  play: async ({ step }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
    await step('Tab twice: the copy button has focus', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(await copyButton()).toHaveFocus();
    });
    await step('Press Enter: a message appears, and the value is shown and selected', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(part('message')).toHaveTextContent('Copying is blocked'));
      await expect(part('value')).toHaveTextContent(value);
      await waitFor(() => expect(String(getSelection())).toBe(value));
    });
    await step('Click the value: it stays visible', async () => {
      await userEvent.click(part('value') ?? document.body);
      await expect(part('value')).toHaveTextContent(value);
    });
    await step('Click elsewhere: the value disappears', async () => {
      await userEvent.click(document.body);
      await waitFor(() => expect(part('value')).toBeNull());
    });
  },
});

export const OnlySafeAddressesAreLinks = meta.story({
  name: 'Only safe URLs are links',
  render: (args) => (
    <>
      {['javascript:alert(1)', 'data:text/html,x', 'WIFI:T:nopass;S:x;;', 'tel:+4930123456'].map(
        (text) => (
          <QrCode key={text} {...args} value={text} />
        ),
      )}
    </>
  ),
  play: async () => {
    await expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'tel:+4930123456',
    ]);
    await expect(screen.getAllByRole('img')).toHaveLength(4);
  },
});

export const TheCapacityIsThatOfTheLevelThatIsDrawn = meta.story({
  name: 'The capacity is that of the level that is drawn',
  args: { showCapacity: true },
  render: (args) => (
    <>
      <QrCode {...args} />
      <QrCode {...args} value={`${value}?by=mail`} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const meters = [...canvasElement.querySelectorAll('[data-slot="qr-code-meter"]')];
    const [higher, asked] = meters as [Element, Element];
    await expect(higher).toHaveTextContent('Version 3, level Q30 of 32 bytes');
    await expect(asked).toHaveTextContent('Version 3, level M38 of 42 bytes');
  },
});

export const AValueThatIsTooLongSaysByHowMuch = meta.story({
  name: 'A value that is too long says how much to remove, or the level at which it fits',
  render: (args) => (
    <>
      <QrCode {...args} value={'a'.repeat(4000)} />
      <QrCode {...args} value={'1'.repeat(6000)} level="H" />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(screen.queryByRole('img')).toBeNull();
    const [long, high] = await screen.findAllByRole('group');
    await expect(long).toHaveTextContent('Too long for a QR code');
    await expect(long).toHaveTextContent('4,000 bytes, at most 2,331 at level M');
    await expect(long).toHaveTextContent('Shorten it by 1,669 bytes.');
    await expect(high).toHaveTextContent('6,000 digits, at most 3,057 at level H');
    await expect(high).toHaveTextContent('It fits at level L.');
    await expect(canvasElement.querySelector('[data-slot="qr-code-copy"]')).not.toBeNull();
  },
});

export const AnEmptyValueHasNoCode = meta.story({
  name: 'An empty value has no code',
  args: { value: '' },
  play: async () => {
    await expect(screen.queryByRole('img')).toBeNull();
    await expect(screen.getByRole('group')).toHaveAccessibleName('QR code');
    await expect(await screen.findByText('No content yet')).toBeVisible();
    await expect(screen.queryByRole('button')).toBeNull();
  },
});

export const AnExpiredCodeCannotBeScannedAndAsksForANewOne = meta.story({
  name: 'An expired code cannot be scanned and offers a new one',
  args: { status: 'expired' },
  play: async ({ canvasElement }) => {
    await expect(screen.queryByRole('img')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(value);
    await userEvent.click(await screen.findByRole('button', { name: 'New code' }));
    await expect(refreshed).toHaveBeenCalledOnce();
    await expect(refreshed).toHaveBeenCalledWith();
  },
});

export const TheVerdictNamesWhatIsWrong = meta.story({
  name: 'The scannability check names the problem',
  args: { showScanCheck: true, color: 'white', background: 'lightgray', quietZone: 2, size: 80 },
  play: async () => {
    await expect(await screen.findByText('May not scan')).toBeVisible();
    const rules = screen.getAllByRole('listitem').map((item) => item.textContent);
    await expect(rules).toEqual([
      'Failed: Quiet zone 2, minimum 4 modules',
      'Failed: Dark modules on a light background',
      'Failed: Contrast 35%, minimum 40%',
      'Failed: Module 2.42 px, minimum 3 px',
    ]);
  },
});

export const AFileIsOffered = meta.story({
  name: 'A file is offered for download',
  args: { downloads: ['svg', 'png-4x'], fileName: 'ticket' },
  play: async () => {
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Download SVG' }));
    await userEvent.click(screen.getByRole('button', { name: 'Download PNG 4×' }));
    // The browser encodes a PNG when it is idle.
    await waitFor(() => expect(saved.toSorted()).toEqual(['ticket.png', 'ticket.svg']));
    click.mockRestore();
  },
});

export const AFileThatCannotBeMadeSaysSo = meta.story({
  name: 'A failed export is reported',
  args: { downloads: ['svg'], logo: '/no-such-logo.svg' },
  play: async () => {
    const fetching = spyOn(window, 'fetch').mockRejectedValue(new TypeError('refused'));
    await userEvent.click(await screen.findByRole('button', { name: 'Download SVG' }));
    // The export code loads with the first file.
    await waitFor(() => expect(part('failure')).toHaveTextContent('The file could not be created'));
    fetching.mockRestore();
  },
});
