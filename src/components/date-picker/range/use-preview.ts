'use client';
import { useState } from 'react';
import type { DateRange, FullRange } from '../../calendar';

/**
 * Holds the range under the pointer until the panel closes or the value changes, also by the parent or by typed text.
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
