/// <reference lib="es2022" preserve="true" />
// biome-ignore-all lint/suspicious/noTsIgnore: `@ts-expect-error` would fail where the host has the types of Node.js.
import { version } from 'react';

/** Whether development messages are logged. Bundlers remove dependent code from production builds. */
// Bundlers replace the expression only where nothing declares `process`, and a host may lack the types of Node.js.
// eslint-disable-next-line @typescript-eslint/ban-ts-comment
// @ts-ignore
export const inDevelopment: boolean = process.env.NODE_ENV !== 'production';

if (inDevelopment) {
  const major = Number.parseInt(version, 10);
  // Experimental builds have the version 0.0.0. The errors of older React versions do not name the cause.
  if (major > 0 && major < 19) {
    console.error(
      `Tessera requires React 19, but this page uses React ${version}, so refs are lost and the provider breaks the page. Run npm install react@19 react-dom@19.`,
    );
  }
  if (typeof document !== 'undefined') {
    // A page may load its styles after its scripts, but rarely more than a second after.
    const askLater = () => void setTimeout(lookForStyles, 1000);
    if (document.readyState === 'complete') askLater();
    else addEventListener('load', askLater);
  }
}

/**
 * Logs a development error if the page lacks the tokens, sets no theme but has a background of its own, or has a reset
 * that overrides the spacing.
 */
export function lookForStyles(): void {
  // Test environments have no layout, so tokens cannot be detected.
  if (document.documentElement.offsetWidth === 0) return;
  const color = getComputedStyle(document.documentElement).getPropertyValue('--tessera-color-text');
  if (color === '') {
    console.error(
      'Tessera found no design tokens on this page, so fields have no borders or colors. Import tessera-ui/tokens.css, or the copied tokens/tokens.css, once at the entry point of the application.',
    );
  } else if (!followsPage()) {
    console.error(
      'Tessera follows the system here, but this page has the same background on every system, so labels may be invisible. Set its theme on the <html> element, with data-theme="light" or "dark" or the class of that name, or give the page a dark theme in @media (prefers-color-scheme: dark).',
    );
  }
  const buttons = [...document.querySelectorAll('[data-slot=button][class]')];
  const isReset = (button: Element) => getComputedStyle(button).paddingInlineStart === '0px';
  if (buttons.length > 0 && buttons.every(isReset)) {
    console.error(
      'Tessera components have no spacing on this page: a rule outside any cascade layer, such as `* { padding: 0 }`, overrides its styles. Put that rule into a layer: `@layer base { * { padding: 0 } }`.',
    );
  }
}

const reported = new Set<string>();

/**
 * Logs an error in development about an invalid prop, once per message. Production builds log nothing and use
 * a fallback.
 * @param component Component name.
 * @param prop Name of the invalid prop.
 * @param sentence What happened, why it matters, what to do.
 */
export function reportProblem(component: string, prop: string, sentence: string): void {
  if (!inDevelopment) return;
  const text = `Tessera ${component}: \`${prop}\` ${sentence}`;
  if (reported.has(text)) return;
  reported.add(text);
  console.error(text);
}

/**
 * Describes an invalid value in an error, whatever it is: some values cannot be converted to text.
 * @param fromDate Code that gets the expected string from a `Date`, which is named `date` there. Default: none.
 */
export function givenText(value: unknown, fromDate?: string): string {
  if (value instanceof Date) return fromDate ? `a \`Date\` (call \`${fromDate}\`)` : 'a `Date`';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return 'a function';
  return value instanceof Object ? 'an object' : String(value);
}

/** Returns the number that a primitive value means; `NaN` for others, whose conversion may throw. */
export function givenNumber(value: unknown): number {
  return ['number', 'string', 'bigint'].includes(typeof value) ? Number(value) : Number.NaN;
}

/** Clears the record of logged problems, so that a test sees the next one again. */
export function forgetProblems(): void {
  reported.clear();
}

const transparent = 'rgba(0, 0, 0, 0)';
const surfaces = ['background', 'surface', 'surface-raised', 'surface-sunken'];

/**
 * Whether the components have the theme of the page. If the page sets no theme, they follow the system. If the page itself
 * has one background on every system, labels are invisible on the systems with the other theme.
 */
export function followsPage(): boolean {
  const root = document.documentElement;
  const hasTheme =
    root.matches('[data-theme], [data-bridge], .light, .dark') ||
    document.querySelector("meta[name='color-scheme']") !== null;
  return hasTheme || !hasOwnColor(root) || [...document.styleSheets].some(canBeDark);
}

/** Whether the page has a background that is not one of the tokens. */
function hasOwnColor(root: HTMLElement): boolean {
  const backgrounds = [document.body, root].map((part) => getComputedStyle(part).backgroundColor);
  const color = backgrounds.find((background) => background !== transparent);
  if (color === undefined) return false;
  const probe = root.appendChild(document.createElement('i'));
  const ours = surfaces.map((name) => {
    probe.style.backgroundColor = `var(--tessera-color-${name})`;
    return getComputedStyle(probe).backgroundColor;
  });
  probe.remove();
  return !ours.includes(color);
}

/** Whether a style sheet follows the system. One of another origin cannot be read and might. */
function canBeDark(sheet: CSSStyleSheet): boolean {
  try {
    return followsSystem(sheet.cssRules);
  } catch {
    return true;
  }
}

function followsSystem(rules: CSSRuleList): boolean {
  return [...rules].some((rule) => {
    if (rule instanceof CSSImportRule) {
      return rule.styleSheet !== null && canBeDark(rule.styleSheet);
    }
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme')) {
      // The tokens have such a rule, too.
      return !rule.cssText.includes('--tessera-color-');
    }
    if (rule instanceof CSSStyleRule && /light.*dark|dark.*light/.test(rule.style.colorScheme)) {
      return true;
    }
    return 'cssRules' in rule && followsSystem(rule.cssRules as CSSRuleList);
  });
}
