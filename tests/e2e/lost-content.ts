import type { Page } from '@playwright/test';

/**
 * Content that a page shows only in part: elements that are clipped or beyond its edge, and whether the page itself
 * is too wide.
 */
export function lostContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const lost =
      scrollWidth > clientWidth ? [`page is ${scrollWidth} wide, not ${clientWidth}`] : [];
    const modal = document.querySelector('dialog:modal');
    for (const element of (modal ?? document.body).querySelectorAll<HTMLElement>('*')) {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // Text for screen readers only is clipped on purpose.
      const isShown =
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        box.width > 4 &&
        box.height > 4 &&
        style.clipPath === 'none' &&
        !element.closest('svg, [aria-hidden=true]');
      if (!isShown) continue;
      const words = `${element.localName}.${element.className} ${element.textContent?.slice(0, 30)}`;
      if (box.left < -1 || box.right > clientWidth + 1) {
        lost.push(`${words} reaches from ${box.left} to ${box.right}`);
      }
      const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
      const isField = element instanceof HTMLInputElement && element.value !== '';
      const isTyped = isField && /text|search|url|email/.test(element.type);
      const isCut = element.scrollWidth > element.clientWidth + 1;
      const hides = style.overflowX !== 'visible' && element.localName !== 'textarea';
      if (isCut && (isField ? isTyped : isText && hides)) {
        lost.push(`${words} is cut to ${element.clientWidth} of ${element.scrollWidth}`);
      }
    }
    return lost;
  });
}
