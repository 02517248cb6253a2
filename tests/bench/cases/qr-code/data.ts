let last = 0;

/** Unique address of constant length, so that no cache helps. */
export function nextAddress(): string {
  last = (last + 1) % 1_000_000;
  return `https://tessera.example/r/${String(last).padStart(6, '0')}`;
}

/** Unique text of 1,500 characters. */
export function nextText(): string {
  return `${nextAddress()} ${'All work and no play. '.repeat(70)}`.slice(0, 1500);
}
