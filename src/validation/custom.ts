import type { Check, Rule } from './rule';

/** Parameters of `custom`. */
export interface CustomParams {
  /**
   * Validates the value; returns whether it is valid, an issue, several issues, or a promise of one of these.
   */
  check: Check;
  /**
   * Code of the issue, which selects its message.
   * @default 'custom'
   */
  code?: string;
  /** Parameters of the message. */
  params?: Readonly<Record<string, unknown>>;
  /**
   * Whether empty values are also validated.
   * @default false
   */
  validatesEmpty?: boolean;
  /** Names of the fields that `check` reads from `context.values`. */
  dependsOn?: readonly string[];
}

/** Creates a custom rule. If `check` throws, `validate` rejects with the error. */
export function custom({ code = 'custom', params = {}, ...rest }: CustomParams): Rule {
  return { code, params, ...rest };
}
