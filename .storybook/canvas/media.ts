const forcedColors = /\(forced-colors:\s*(active|none)\)/;
const reducedMotion = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/;
const always = 'all';
const never = 'not all';

/** Emulated media features; absent ones are those of the system. */
export interface MediaAnswers {
  /** Value of `forced-colors`. */
  forcedColors?: 'active';
  /** Value of `prefers-reduced-motion`. */
  reducedMotion?: 'reduce';
}

const originals = new WeakMap<CSSMediaRule, string>();

/**
 * Returns a media condition that matches, or not, according to the emulated features.
 * @param text Original condition, such as `(forced-colors: active)`.
 */
function answeredCondition(text: string, answers: MediaAnswers): string {
  const colors = forcedColors.exec(text);
  if (colors && answers.forcedColors) {
    return colors[1] === answers.forcedColors ? always : never;
  }
  const motion = reducedMotion.exec(text);
  if (motion && answers.reducedMotion) {
    return motion[1] === answers.reducedMotion ? always : never;
  }
  return text;
}

function visit(rules: CSSRuleList, answers: MediaAnswers) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      const answered = answeredCondition(original, answers);
      originals.set(rule, original);
      if (rule.media.mediaText !== answered) rule.media.mediaText = answered;
    }
    if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList, answers);
  }
}

let isAnswered = false;

/** Rewrites the media rules of the page for the emulated features. Call it with `{}` to restore them. */
export function answerMediaQueries(answers: MediaAnswers): void {
  const wasAnswered = isAnswered;
  isAnswered = Object.keys(answers).length > 0;
  if (!isAnswered && !wasAnswered) return;
  for (const sheet of document.styleSheets) visit(sheet.cssRules, answers);
}

const prefix = '--tessera-color-';
const grounds = /^(background|surface|overlay|on-)|subtle/;
let sheet: CSSStyleSheet | undefined;

/** Returns the system color that replaces a token under forced colors. */
function systemColor(token: string): string {
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
