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

  test('a message reaches the others and not its sender', () => {
    const [one, other, stranger] = [tabChannel('auth.'), tabChannel('auth.'), tabChannel('shop.')];
    const listeners = { one: vi.fn(), other: vi.fn(), again: vi.fn(), stranger: vi.fn() };
    one.subscribe(listeners.one);
    other.subscribe(listeners.other);
    other.subscribe(listeners.again);
    stranger.subscribe(listeners.stranger);
    one.post(message);
    expect(listeners.other.mock.calls).toEqual([[message]]);
    expect(listeners.again.mock.calls).toEqual([[message]]);
    expect(listeners.one).not.toHaveBeenCalled();
    expect(listeners.stranger).not.toHaveBeenCalled();
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

  test('an unsubscribed listener receives nothing', () => {
    const one = tabChannel('auth.');
    const other = tabChannel('auth.');
    const listener = vi.fn();
    other.subscribe(listener)();
    one.post(message);
    expect(listener).not.toHaveBeenCalled();
  });

  test('only the message is sent', () => {
    const extended = { ...message, access: 'secret', token: 'secret' };
    tabChannel('auth.').post(extended);
    expect(JSON.stringify(FakeChannel.sent)).not.toContain('secret');
  });

  test.each([
    null,
    undefined,
    7,
    '',
    'login',
    '{',
    'null',
    '[]',
    '{"type":"login"}',
    '{"type":"login","at":"5"}',
    '{"type":"login","at":1e999}',
    '{"type":"steal","at":5}',
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

  /** Pages of one origin, each with its own window; code runs in the page of that number. */
  function makePages() {
    const targets = [new EventTarget(), new EventTarget()];
    const values = new Map<string, string>();
    let current = 0;
    const change = (key: string, newValue: string | null) => {
      const from = current;
      targets.forEach((target, index) => {
        const event = Object.assign(new Event('storage'), { key, newValue });
        if (index !== from) target.dispatchEvent(event);
      });
    };
    const localStorage = {
      setItem: (key: string, value: string) => (values.set(key, value), change(key, value)),
      removeItem: (key: string) => (values.delete(key), change(key, null)),
    };
    const visit = (page: number) => {
      current = page;
      const target = targets[page] as EventTarget;
      vi.stubGlobal('window', { localStorage });
      vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
      vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    };
    return { values, visit, localStorage };
  }

  test('storage carries the messages without storing them', () => {
    const { values, visit, localStorage } = makePages();
    const listeners = [vi.fn(), vi.fn()] as const;
    visit(0);
    const one = tabChannel('auth.');
    one.subscribe(listeners[0]);
    visit(1);
    const other = tabChannel('auth.');
    other.subscribe(listeners[1]);
    visit(0);
    one.post(message);
    one.post(message);
    localStorage.setItem('auth.other', JSON.stringify(message));
    expect(listeners[1].mock.calls).toEqual([[message], [message]]);
    expect(listeners[0]).not.toHaveBeenCalled();
    expect(values.has('auth.')).toBe(false);
    visit(1);
    other.close();
    visit(0);
    one.post(message);
    expect(listeners[1]).toHaveBeenCalledTimes(2);
  });

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
