import { describe, expect, test } from 'vitest';
import { createMailbox } from '#src/demo-api/accounts/mailbox.ts';
import type { Message } from '#src/demo-api/accounts/messages.ts';
import { openAccounts } from '#tests/support/demo-api/account-client.ts';
import { openTestApi } from '#tests/support/demo-api/test-api.ts';

const demo = 'demo@example.com';
const message = (change: Partial<Message> = {}): Message => ({
  id: 'one',
  kind: 'reset',
  to: demo,
  subject: 'Subject',
  text: 'Text',
  code: null,
  link: null,
  sentAt: '2026-04-15T09:30:00.000Z',
  ...change,
});

describe('The mailbox of a demonstration', () => {
  test('lists the messages, latest first, to all or to one address', async () => {
    const api = await openAccounts();
    await api.post('/reset/request', { email: demo });
    await api.post('/reset/request', { email: 'admin@example.com' });
    const { body, headers } = await api.call('GET', '/api/mailbox');
    expect(body.messages.map(({ to }: Message) => to)).toEqual(['admin@example.com', demo]);
    expect(headers.get('Cache-Control')).toBe('no-store');
    const one = await api.call('GET', '/api/mailbox?to=DEMO@example.com');
    expect(one.body.messages).toEqual(api.mail(demo));
  });

  test.each([
    ['https://trips.example.com', 404],
    ['https://localhost.example.com', 404],
    ['http://localhost:8080', 200],
    ['http://[::1]:8080', 200],
  ])('with the origin %s: %i', async (origin, status) => {
    const { app, post } = await openAccounts({ origin });
    await post('/reset/request', { email: demo });
    for (const path of ['/api/mailbox', '/api/demo']) {
      expect((await app.request(path)).status).toBe(status);
    }
  });

  test('forgets the oldest messages', () => {
    const mailbox = createMailbox();
    for (let index = 0; index < 250; index += 1) mailbox.add(message({ id: `${index}` }));
    expect(mailbox.list()).toHaveLength(200);
    expect(mailbox.list()[0]?.id).toBe('249');
  });
});

test('A server that is no demonstration shows no messages', async () => {
  const api = await openTestApi();
  await api.call('POST', '/api/auth/reset/request', { body: { email: demo } });
  const { status, text } = await api.call('GET', '/api/mailbox');
  expect(status).toBe(404);
  expect(text).not.toContain('token');
});
