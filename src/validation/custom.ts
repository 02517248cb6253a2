import type { Check, Rule } from './rule';

/** Parameters of `custom`. */
export interface CustomParams {
  /** Validates the value; returns whether it passes, an issue, several, or a promise of one of these. */
  check: Check;
  /**
   * Code of the issue, which chooses its sentence.
   * @default 'custom'
   */
  code?: string;
  /** Parameters that the sentence may mention. */
  params?: Readonly<Record<string, unknown>>;
  /**
   * Whether empty values are validated too.
   * @default false
   */
  judgesEmpty?: boolean;
  /** Names of the fields that `check` reads from `context.values`. */
  dependsOn?: readonly string[];
}

/** Rule of your own. If `check` throws, `validate` rejects with the error. */
export function custom({ code = 'custom', params = {}, ...rest }: CustomParams): Rule {
  return { code, params, ...rest };
}
