import { demand, utf8Length } from './payload-checks';

/** Fields of a transfer in euros. */
export interface EpcFields {
  /** Name of the recipient, at most 70 characters. */
  name: string;
  /** Account of the recipient; spaces are removed. */
  iban: string;
  /** Bank of the recipient, 8 or 11 characters; required only outside the European Economic Area. */
  bic?: string;
  /** Amount in euros, 0.01 to 999999999.99. Default: none, the payer enters it. */
  amount?: number | string;
  /** Purpose as an ISO 20022 code of at most four letters: `CHAR`. */
  purpose?: string;
  /** Creditor reference according to ISO 11649, `RF…`; excludes `text`. */
  reference?: string;
  /** Remittance text, at most 140 characters; excludes `reference`. */
  text?: string;
  /** Information for the payer, at most 70 characters. */
  information?: string;
}

/**
 * Returns the remainder modulo 97 of a code of letters and digits whose first four characters are moved to
 * the end. Source: ISO 7064, MOD 97-10.
 */
function remainder97(code: string): number {
  const moved = code.slice(4) + code.slice(0, 4);
  return [...moved].reduce((rest, sign) => {
    const value = parseInt(sign, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}

const compact = (code: string) => code.replaceAll(/\s/g, '').toUpperCase();

function checked(field: 'iban' | 'reference', pattern: RegExp, code: string): string {
  const signs = compact(code);
  demand(pattern.test(signs), field, `is "${code}", which does not have the right format.`);
  demand(
    remainder97(signs) === 1,
    field,
    `is "${code}", whose check digits are wrong: compare it with the original.`,
  );
  return signs;
}

function line(field: keyof EpcFields, text: string | undefined, most: number): string {
  const trimmed = (text ?? '').trim().normalize('NFC');
  demand(
    !/[\r\n]/.test(trimmed),
    field,
    'contains a line break: each field must be a single line.',
  );
  const { length } = [...trimmed];
  demand(length <= most, field, `has ${length} characters: ${most} at most.`);
  return trimmed;
}

function euros(amount: number | string): string {
  const text = typeof amount === 'number' ? amount.toFixed(2) : amount.trim();
  const exact = typeof amount === 'string' || Math.abs(Number(text) - amount) < 1e-9;
  demand(
    exact && /^\d{1,9}(?:\.\d{1,2})?$/.test(text),
    'amount',
    `is ${amount}. Use euros with a decimal point and at most two decimals.`,
  );
  demand(Number(text) >= 0.01, 'amount', 'must be 0.01 or more.');
  return `EUR${Number(text).toFixed(2)}`;
}

/**
 * Returns a transfer in euros for banking apps ("GiroCode"). Source: EPC069-12 version 3.1, version 002 of
 * the code, UTF-8. The standard requires `level="M"` and at most version 13, which 331 bytes never exceed.
 * @throws QrPayloadError if a field is too long, a check digit is wrong or the amount is out of range.
 */
export function epcPayload(fields: EpcFields): string {
  const { iban, bic = '', amount, purpose = '', reference } = fields;
  const name = line('name', fields.name, 70);
  demand(name !== '', 'name', 'is empty: a transfer needs a recipient.');
  const bank = compact(bic);
  demand(
    /^(?:[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)?$/.test(bank),
    'bic',
    'must have 8 or 11 characters.',
  );
  demand(
    /^[A-Z\d]{0,4}$/.test(purpose),
    'purpose',
    'must be at most four capital letters or digits.',
  );
  const text = line('text', fields.text, 140);
  demand(!reference || !text, 'text', 'and `reference` cannot be combined: omit one.');
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bank,
    name,
    checked('iban', /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/, iban),
    amount === undefined ? '' : euros(amount),
    purpose,
    reference ? checked('reference', /^RF\d{2}[A-Z\d]{1,21}$/, reference) : '',
    text,
    line('information', fields.information, 70),
  ];
  const payload = lines.join('\n').trimEnd();
  const length = utf8Length(payload);
  demand(
    length <= 331,
    'text',
    `makes the transfer ${length} bytes long; at most 331 are allowed.`,
  );
  return payload;
}
