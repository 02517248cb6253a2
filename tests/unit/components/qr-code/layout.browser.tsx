import { beforeAll, expect, test } from 'vitest';
import { preloadQrCodeTools, QrCode } from '#src/components/qr-code/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();

beforeAll(() => preloadQrCodeTools());

const value = 'https://tessera.example/r/4711';
const tiles = () => [...partOf('qr-code-tiles').children];

test('a larger PNG shows its factor only beside the PNG', () => {
  const { rerender } = mount(<QrCode value={value} downloads={['svg', 'png', 'png-4x']} />);
  expect(tiles().map((tile) => tile.textContent)).toEqual(['SVG', 'PNG', '4×']);
  rerender(<QrCode value={value} downloads={['svg', 'png-4x']} />);
  expect(tiles().map((tile) => tile.textContent)).toEqual(['SVG', 'PNG 4×']);
});

test('a URL wraps after its slashes and is selected unchanged', () => {
  const address = 'https://tessera.example/events/spring-fair';
  mount(<QrCode value={address} size={160} copyable={false} />);
  const link = partOf('qr-code-text');
  getSelection()?.selectAllChildren(link);
  expect(String(getSelection())).toBe(address);
  const range = document.createRange();
  const pieces = [...link.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const lines = pieces.map((piece) => {
    range.selectNodeContents(piece);
    return range.getClientRects().length;
  });
  expect(pieces.map(({ textContent }) => textContent)).toEqual([
    'https://',
    'tessera.example/',
    'events/',
    'spring-fair',
  ]);
  expect(lines).toEqual([1, 1, 1, 1]);
});
