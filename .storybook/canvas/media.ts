const forcedColors = /\(forced-colors:\s*(active|none)\)/;
const reducedMotion = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/;
const always = 'all';
const never = 'not all';

/** Emulated media features; an absent one is left to the system. */
export interface MediaAnswers {
  /** Answer to `forced-colors`. */
  forcedColors?: 'active';
  /** Answer to `prefers-reduced-motion`. */
  reducedMotion?: 'reduce';
}

const originals = new WeakMap<CSSMediaRule, string>();

/**
 * Media text that makes a rule apply, or not, as the answers say.
 * @param text Condition as the author wrote it, such as `(forced-colors: active)`.
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

/** Rewrites the page's media rules in place, so that the authors' own answers show; call again with `{}` to undo it. */
export function answerMediaQueries(answers: MediaAnswers): void {
  for (const sheet of document.styleSheets) visit(sheet.cssRules, answers);
}
