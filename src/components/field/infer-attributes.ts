import type { Rule } from '../../validation';

/** Attributes of a native control that rules stand for. */
export interface InferredAttributes {
  required?: boolean;
  min?: number | string;
  max?: number | string;
  minLength?: number;
  maxLength?: number;
  inputMode?: 'numeric' | 'email';
  autoComplete?: 'email';
}

const text = /^(?:text|search|tel|url|email|password|textarea)$/;

/**
 * Attributes that the rules of a field give its native control where HTML has them for its type, so that the browser, its
 * keyboard and assistive technology know the limits, before any script runs too. The type stays the author's choice.
 */
export function inferAttributes(rules: readonly Rule[], type: string): InferredAttributes {
  const found: InferredAttributes = {};
  const isText = text.test(type);
  const isNumber = type === 'number' || type === 'range';
  for (const { code, params } of rules) {
    if (code === 'required') found.required = true;
    if (isNumber && (code === 'min' || code === 'max')) found[code] = String(params[code]);
    if (isText && (code === 'minLength' || code === 'maxLength')) {
      found[code] = Number(params.length);
    }
    if (isText && (code === 'digits' || code === 'integer')) found.inputMode = 'numeric';
    if (isText && code === 'email') {
      found.inputMode = 'email';
      if (!params.multiple) found.autoComplete = 'email';
    }
  }
  return found;
}
