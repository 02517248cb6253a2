'use client';
import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../../core/use-hydrated';

/**
 * Renders a layer in its place or, if it contains a form, outside of the forms around it: forms do not nest.
 */
export function outsideForms(layer: ReactNode): ReactNode {
  return <LayerHost>{layer}</LayerHost>;
}

function LayerHost({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const [host] = useState(createHost);
  const place = useCallback(
    (marker: HTMLElement | null) => {
      if (!marker || !host) return undefined;
      const form = host.querySelector('form') && outermostForm(marker);
      (form || marker).after(host);
      return () => {
        // Not for an effect that React runs twice, because leaving the document closes what is open inside.
        queueMicrotask(() => {
          if (!marker.isConnected) host.remove();
        });
      };
    },
    [host],
  );
  // A server renders it in its place, where it is not shown yet.
  if (!hydrated || !host) return children;
  return (
    <>
      {/* Before the layer, whose effects need their place in the document. */}
      <span ref={place} hidden />
      {createPortal(children, host)}
    </>
  );
}

/** Returns an element without a box; `null` on a server. */
function createHost(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const host = document.createElement('div');
  host.style.setProperty('display', 'contents');
  return host;
}

function outermostForm(element: Element): HTMLFormElement | null {
  let form = element.closest('form');
  for (let outer = form; outer; outer = outer.parentElement?.closest('form') ?? null) form = outer;
  return form;
}
