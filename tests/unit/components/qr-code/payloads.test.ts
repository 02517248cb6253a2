import { describe, expect, test } from 'vitest';
import { versionFor, lengthsOf } from '#src/components/qr-code/capacity.ts';
import {
  epcPayload,
  geoPayload,
  isQrPayloadError,
  mailtoPayload,
  otpauthPayload,
  smsPayload,
  telPayload,
  textPayload,
  urlPayload,
  vcardPayload,
  wifiPayload,
} from '#src/components/qr-code/index.ts';
import { encode, scan } from './scan.ts';

const transfer = {
  name: 'François D’Alsace S.A.',
  iban: 'FR14 2004 1010 0505 0001 3M02 606',
  amount: 12.3,
};

const golden: ReadonlyArray<readonly [title: string, payload: () => string, text: string]> = [
  ['a text composed', () => textPayload('e\u0301\ud800'), 'é\ufffd'],
  [
    'an address',
    () => urlPayload('HTTPS://Exämple.com/a b?q=ü'),
    'https://xn--exmple-cua.com/a%20b?q=%C3%BC',
  ],
  ['a number', () => telPayload('+49 (30) 12-34.56'), 'tel:+4930123456'],
  [
    'a number with an extension',
    () => telPayload('+1 201 555 0123', '42'),
    'tel:+12015550123;ext=42',
  ],
  [
    'a message',
    () => smsPayload('+4930123456', 'Hi & bye?\n100 %'),
    'sms:+4930123456?body=Hi%20%26%20bye%3F%0D%0A100%20%25',
  ],
  ['a mail', () => mailtoPayload({ to: 'a+b@example.org' }), 'mailto:a%2Bb@example.org'],
  [
    'a mail with everything',
    () =>
      mailtoPayload({
        to: ['a@example.org', "o'neil@example.org"],
        cc: ['c@example.org'],
        bcc: ['d@example.org'],
        subject: 'Fish & chips, café',
        body: 'one\ntwo',
      }),
    'mailto:a@example.org,o%27neil@example.org?cc=c@example.org&bcc=d@example.org&subject=Fish%20%26%20chips%2C%20caf%C3%A9&body=one%0D%0Atwo',
  ],
  ['a place', () => geoPayload({ latitude: 48.201, longitude: 16.3695 }), 'geo:48.201,16.3695'],
  [
    'a location with altitude and uncertainty',
    () => geoPayload({ latitude: -0.0000001, longitude: 1e-8, altitude: 183, uncertainty: 40 }),
    'geo:-0.0000001,0,183;u=40',
  ],
  ['an open network', () => wifiPayload({ ssid: 'Café' }), 'WIFI:T:nopass;S:Café;;'],
  [
    'a network with every escaped character',
    () => wifiPayload({ ssid: String.raw`"foo;bar\baz"`, password: 'a:b,c;d"e\\', hidden: true }),
    String.raw`WIFI:T:WPA;S:\"foo\;bar\\baz\";P:a\:b\,c\;d\"e\\;H:true;;`,
  ],
  [
    'an old network',
    () => wifiPayload({ ssid: 'x', password: 'abcde', security: 'WEP' }),
    'WIFI:T:WEP;S:x;P:abcde;;',
  ],
  [
    'a second factor',
    () =>
      otpauthPayload({
        issuer: 'ACME Co',
        account: 'john@example.com',
        secret: 'jbsw y3dp ehpk 3pxp==',
      }),
    'otpauth://totp/ACME%20Co:john%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=ACME%20Co',
  ],
  [
    'a second factor by counter',
    () =>
      otpauthPayload({
        issuer: 'A',
        account: 'b',
        secret: 'MZXW6',
        type: 'hotp',
        algorithm: 'SHA256',
        digits: 8,
        counter: 5,
      }),
    'otpauth://hotp/A:b?secret=MZXW6&issuer=A&algorithm=SHA256&digits=8&counter=5',
  ],
  [
    'a transfer',
    () => epcPayload({ ...transfer, text: 'Client:Marie Louise La Lune' }),
    'BCD\n002\n1\nSCT\n\nFrançois D’Alsace S.A.\nFR1420041010050500013M02606\nEUR12.30\n\n\nClient:Marie Louise La Lune',
  ],
  [
    'a transfer with reference, bank and purpose',
    () =>
      epcPayload({
        name: 'Red Cross',
        iban: 'BE72000000001616',
        bic: 'bpotbeb1',
        amount: '999999999.99',
        purpose: 'CHAR',
        reference: 'RF18 5390 0754 7034',
        information: 'Thank you',
      }),
    'BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross\nBE72000000001616\nEUR999999999.99\nCHAR\nRF18539007547034\n\nThank you',
  ],
];

describe('golden strings', () => {
  test.each(golden)('%s', async (_, payload, text) => {
    expect(payload()).toBe(text);
    expect((await scan(encode(payload(), 'M')))?.text).toBe(text);
  });
});

describe('a contact', () => {
  const contact = {
    given: 'Zoë',
    family: 'de la Cruz; Jr',
    prefix: 'Dr.',
    organization: 'Fish, Chips & Co',
    title: 'Cook',
    phones: [{ number: '+4930123456', type: 'cell' as const }, { number: '+49301' }],
    emails: [{ address: 'zoe@example.org', type: 'work' as const }],
    addresses: [
      {
        street: 'Weg 1',
        city: 'Berlin',
        postalCode: '10115',
        country: 'DE',
        type: 'home' as const,
      },
    ],
    urls: ['https://example.org/a,b'],
    birthday: '1969-07-20',
    note: 'one\ntwo, three',
  };

  test('in version 3.0', async () => {
    const payload = vcardPayload(contact);
    expect(payload).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        String.raw`N:de la Cruz\; Jr;Zoë;;Dr.;`,
        String.raw`FN:Dr. Zoë de la Cruz\; Jr`,
        String.raw`ORG:Fish\, Chips & Co`,
        'TITLE:Cook',
        'TEL;TYPE=CELL:+4930123456',
        'TEL:+49301',
        'EMAIL;TYPE=WORK:zoe@example.org',
        'ADR;TYPE=HOME:;;Weg 1;Berlin;;10115;DE',
        'URL:https://example.org/a,b',
        'BDAY:1969-07-20',
        String.raw`NOTE:one\ntwo\, three`,
        'END:VCARD',
        '',
      ].join('\r\n'),
    );
    expect((await scan(encode(payload, 'M')))?.text).toBe(payload);
  });

  test('in version 4.0', () => {
    const payload = vcardPayload({ ...contact, version: '4.0' });
    expect(payload).toContain('\r\nVERSION:4.0\r\n');
    expect(payload).toContain('\r\nTEL;TYPE=cell:+4930123456\r\n');
    expect(payload).toContain('\r\nBDAY:19690720\r\n');
  });

  test('has no line of more than 75 bytes, and unfolds to the original', () => {
    const note = 'ümläut 😀 '.repeat(30).trim();
    const lines = vcardPayload({ fullName: 'X', note }).split('\r\n');
    const sizes = lines.map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(Math.max(...sizes)).toBeGreaterThan(70);
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`NOTE:${note}\r\n`);
  });
});

test('a transfer of the maximum length fits version 13 at level M', () => {
  const longest = epcPayload({
    ...transfer,
    bic: 'AGRIFRPPXXX',
    name: 'é'.repeat(70),
    text: 'x'.repeat(103),
  });
  expect(new TextEncoder().encode(longest).length).toBeGreaterThan(300);
  expect(versionFor(lengthsOf([longest]), 'M')).toBeLessThanOrEqual(13);
  expect(() => epcPayload({ ...transfer, name: 'é'.repeat(70), text: 'é'.repeat(140) })).toThrow(
    '331',
  );
});

test.each<readonly [field: string, build: () => string]>([
  ['url', () => urlPayload('example.org')],
  ['url', () => urlPayload('javascript:alert(1)')],
  ['number', () => telPayload('030 123456')],
  ['number', () => smsPayload('12')],
  ['number', () => telPayload('+49 (0)30 123456')],
  ['extension', () => telPayload('+4930123456', '4b')],
  ['to', () => mailtoPayload({ to: [] })],
  ['cc', () => mailtoPayload({ to: 'a@b.example', cc: ['a b@c.example'] })],
  ['latitude', () => geoPayload({ latitude: 90.1, longitude: 0 })],
  ['longitude', () => geoPayload({ latitude: 0, longitude: -181 })],
  ['ssid', () => wifiPayload({ ssid: 'é'.repeat(17) })],
  ['password', () => wifiPayload({ ssid: 'x', password: 'short' })],
  ['password', () => wifiPayload({ ssid: 'x', security: 'WEP' })],
  ['secret', () => otpauthPayload({ issuer: 'a', account: 'b', secret: '0189' })],
  ['issuer', () => otpauthPayload({ issuer: 'a:b', account: 'b', secret: 'AA' })],
  ['period', () => otpauthPayload({ issuer: 'a', account: 'b', secret: 'AA', period: 0 })],
  ['fullName', () => vcardPayload({ note: 'unknown' })],
  ['birthday', () => vcardPayload({ fullName: 'X', birthday: '20.7.1969' })],
  ['birthday', () => vcardPayload({ fullName: 'X', birthday: '1969-02-30' })],
  ['urls', () => vcardPayload({ fullName: 'X', urls: ['https://a.example\r\nTEL:+1'] })],
  ['iban', () => epcPayload({ ...transfer, iban: 'FR1420041010050500013M02607' })],
  ['bic', () => epcPayload({ ...transfer, bic: 'ABC' })],
  ['name', () => epcPayload({ ...transfer, name: ' ' })],
  ['name', () => epcPayload({ ...transfer, name: 'x'.repeat(71) })],
  ['amount', () => epcPayload({ ...transfer, amount: 0 })],
  ['amount', () => epcPayload({ ...transfer, amount: 1e9 })],
  ['amount', () => epcPayload({ ...transfer, amount: '1,50' })],
  ['reference', () => epcPayload({ ...transfer, reference: 'RF19539007547034' })],
  ['text', () => epcPayload({ ...transfer, reference: 'RF18539007547034', text: 'both' })],
  ['purpose', () => epcPayload({ ...transfer, purpose: 'CHARITY' })],
])('an invalid `%s` is named in the error', (field, build) => {
  let error: unknown;
  try {
    build();
  } catch (thrown) {
    error = thrown;
  }
  expect(isQrPayloadError(error)).toBe(true);
  expect(isQrPayloadError(new Error(field))).toBe(false);
  expect(error).toMatchObject({ field, message: expect.stringContaining(`\`${field}\``) });
});
