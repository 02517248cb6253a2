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
export function answeredCondition(text: string, answers: MediaAnswers): string {
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

/** Rewrites the media rules of the page for the emulated features. Call it with `{}` to restore them. */
export function answerMediaQueries(answers: MediaAnswers): void {
  for (const sheet of document.styleSheets) visit(sheet.cssRules, answers);
}
