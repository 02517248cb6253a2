'use client';
import { useState } from 'react';
import type { DateRange, FullRange } from '../../calendar';

/**
 * Holds the range under the pointer until the panel closes or the value changes, even by the parent or typed text.
 * @param open Whether the panel is open.
 * @param value Range of the fields.
 */
export function usePreview(open: boolean, { from, to }: DateRange) {
  const key = `${from}/${to}`;
  const [preview, setPreview] = useState<{ range: FullRange; key: string } | null>(null);
  if (preview && !(open && preview.key === key)) setPreview(null);
  return [
    preview?.range ?? null,
    (range: FullRange | null) => setPreview(range && { range, key }),
  ] as const;
}
