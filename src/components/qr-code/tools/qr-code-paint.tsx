'use client';
import { useLayoutEffect, useRef } from 'react';
import type { QrToolProps } from './tool-props';

/**
 * Sets the custom background and print size of a code on its root element through the CSSOM. Renders a hidden
 * `<span>`.
 */
export function QrPaint({ asked: { background, printSize } }: QrToolProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const style = place.current?.parentElement?.style;
    const set = (name: string, value: string | undefined) => {
      if (value === undefined) style?.removeProperty(name);
      else style?.setProperty(name, value);
    };
    const size = printSize === undefined ? undefined : `${printSize}mm`;
    set('--qr-code-background', background);
    set('--qr-code-print-size', size);
    return () => {
      set('--qr-code-background', undefined);
      set('--qr-code-print-size', undefined);
    };
  }, [background, printSize]);
  return <span ref={place} hidden />;
}
