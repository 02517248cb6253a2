import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tabChannel, type TabMessage } from '#src/auth/tabs/tab-channel.ts';

/** Messages of other code on the channel. */
function postRaw(data: unknown) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  new FakeChannel('auth.').postMessage(data);
}

const message: TabMessage = { type: 'login', at: 5, user: '7' };

afterEach(() => vi.unstubAllGlobals());

/** Channel of a browser that delivers immediately, to all channels with its name except itself. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  static readonly sent: unknown[] = [];
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    if (!FakeChannel.open.has(this)) throw new DOMException('Closed.', 'InvalidStateError');
    FakeChannel.sent.push(data);
    for (const other of FakeChannel.open) {
      if (other === this || other.name !== this.name) continue;
      other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    }
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

describe('over a channel', () => {
  beforeEach(() => {
    FakeChannel.open.clear();
    FakeChannel.sent.length = 0;
    vi.stubGlobal('BroadcastChannel', FakeChannel);
  });

  test('nothing opens before it is used, and closing ends it', () => {
    const one = tabChannel('auth.');
    const other = tabChannel('auth.');
    expect(FakeChannel.open.size).toBe(0);
    const listener = vi.fn();
    other.subscribe(listener);
    one.post(message);
    expect(FakeChannel.open.size).toBe(2);
    other.close();
    one.post(message);
    expect(listener).toHaveBeenCalledOnce();
    other.post(message);
    other.subscribe(listener);
    one.close();
    one.close();
    expect(FakeChannel.open.size).toBe(0);
  });

  test('only the message is sent', () => {
    const extended = { ...message, access: 'secret', token: 'secret' };
    tabChannel('auth.').post(extended);
    expect(JSON.stringify(FakeChannel.sent)).not.toContain('secret');
  });

  test.each([
    null,
    '{',
    'null',
    '{"type":"login"}',
    '{"type":"login","at":"5"}',
    '{"type":"login","at":1e999}',
    '{"type":"toString","at":5}',
    { type: 'login', at: 5 },
  ])('%j is not a message', (data) => {
    const listener = vi.fn();
    tabChannel('auth.').subscribe(listener);
    postRaw(data);
    expect(listener).not.toHaveBeenCalled();
  });

  test('additional properties are left out', () => {
    const listener = vi.fn();
    tabChannel('auth.').subscribe(listener);
    postRaw('{"type":"user","at":5,"user":{"id":1},"token":"t"}');
    expect(listener.mock.calls).toEqual([[{ type: 'user', at: 5 }]]);
  });

  test('a broken channel does no harm', () => {
    vi.stubGlobal('BroadcastChannel', function Broken() {
      throw new DOMException('No.', 'SecurityError');
    });
    const channel = tabChannel('auth.');
    expect(() => {
      channel.subscribe(() => {});
      channel.post(message);
      channel.close();
    }).not.toThrow();
  });
});

describe('without channels', () => {
  beforeEach(() => vi.stubGlobal('BroadcastChannel', undefined));

  test('blocked storage, and a server, do nothing', () => {
    for (const page of [
      undefined,
      {},
      {
        get localStorage() {
          throw new DOMException('No.', 'SecurityError');
        },
      },
    ]) {
      vi.stubGlobal('window', page);
      const channel = tabChannel('auth.');
      expect(() => {
        channel.subscribe(() => {});
        channel.post(message);
        channel.close();
        channel.post(message);
      }).not.toThrow();
    }
  });
});
