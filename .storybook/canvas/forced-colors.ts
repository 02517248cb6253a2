const prefix = '--tessera-color-';
const grounds = /^(background|surface|overlay|on-)|subtle/;
let sheet: CSSStyleSheet | undefined;

/** Returns the system color that replaces a token under forced colors. */
export function systemColor(token: string): string {
  const role = token.slice(prefix.length);
  if (/^on-.*-subtle$/.test(role)) return 'CanvasText';
  if (grounds.test(role)) return 'Canvas';
  if (role === 'text-disabled') return 'GrayText';
  if (role === 'link') return 'LinkText';
  return 'CanvasText';
}

function findTokens(rules: CSSRuleList, found: Set<string>) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      for (const name of rule.style) if (name.startsWith(prefix)) found.add(name);
    }
    if ('cssRules' in rule) findTokens(rule.cssRules as CSSRuleList, found);
  }
}

/**
 * Replaces the color tokens by system colors, or restores them. This is an imitation, because a page cannot
 * enable the browser's forced colors.
 */
export function imitateForcedColors(active: boolean): void {
  document.documentElement.toggleAttribute('data-forced-colors', active);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const found = new Set<string>();
  if (active) for (const { cssRules } of document.styleSheets) findTokens(cssRules, found);
  const lines = [...found].map((name) => `${name}: ${systemColor(name)};`);
  sheet.replaceSync(active ? `:root, [data-theme] { ${lines.join(' ')} }` : '');
}
