let last = 0;

/** Address that no code before had, as long as the one before, so that nothing remembered helps. */
export function nextAddress(): string {
  last = (last + 1) % 1_000_000;
  return `https://tessera.example/r/${String(last).padStart(6, '0')}`;
}

/** Text of 1 500 characters that no code before had. */
export function nextText(): string {
  return `${nextAddress()} ${'All work and no play. '.repeat(70)}`.slice(0, 1500);
}
