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
