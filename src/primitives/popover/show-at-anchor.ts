/// <reference lib="es2022" />
import { showInTopLayer } from '../../core/panel/top-layer';

/** Declarations of CSS anchor positioning that the style sheets use (Chromium 129, Safari 26, Firefox 147). */
const anchorDeclarations = [
  'anchor-name: --a',
  // Chromium 125 to 128 only know `inset-area`.
  'position-area: block-end span-inline-end',
  'position-try-fallbacks: flip-block',
];

/**
 * Whether the browser supports CSS anchor positioning well. WebKit, which alone has `-webkit-nbsp-mode`, computes styles
 * forever in Safari 26 while an element with fallback positions is animated.
 */
function hasCssAnchors(): boolean {
  // Test environments have no `CSS`, or one without `supports`.
  if (typeof CSS === 'undefined') return false;
  if (CSS.supports?.('-webkit-nbsp-mode: space')) return false;
  return anchorDeclarations.every((declaration) => CSS.supports?.(declaration));
}

/**
 * Shows an element in the top layer at its anchor, on the side and with the alignment of its data attributes: with CSS anchor
 * positioning, or else by measuring in a lazy module. Both use the CSSOM, which a strict Content-Security-Policy allows.
 * Returns a function that hides it.
 * @param id Unique id.
 */
export function showAtAnchor(
  floating: HTMLElement,
  anchor: HTMLElement | null,
  id: string,
): () => void {
  const tie = hasCssAnchors() ? tieByName : tieByMeasure;
  const untie = anchor && tie(floating, anchor, `--tessera-anchor-${id.replaceAll(/[^\w-]/g, '')}`);
  const hide = showInTopLayer(floating);
  return () => {
    hide();
    untie?.();
  };
}

function tieByName(floating: HTMLElement, anchor: HTMLElement, name: string) {
  // Popovers that share an anchor each add a name and remove only their own.
  const others = () =>
    anchor.style
      .getPropertyValue('anchor-name')
      .split(', ')
      .filter((other) => other.startsWith('--') && other !== name);
  anchor.style.setProperty('anchor-name', [...others(), name].join(', '));
  floating.style.setProperty('position-anchor', name);
  return () => {
    anchor.style.setProperty('anchor-name', others().join(', '));
  };
}

function tieByMeasure(floating: HTMLElement, anchor: HTMLElement) {
  // Below the edge of the screen until it is measured.
  floating.dataset.measured = '';
  let isOpen = true;
  let letGo: (() => void) | undefined;
  import('./follow-anchor').then(
    ({ followAnchor }) => {
      if (isOpen) letGo = followAnchor(floating, anchor);
    },
    // If loading fails, the popover must still be visible, at the browser's default position.
    () => delete floating.dataset.measured,
  );
  return () => {
    isOpen = false;
    letGo?.();
  };
}
