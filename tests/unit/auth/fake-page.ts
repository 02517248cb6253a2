import { vi } from 'vitest';

/** Key that the tests write. */
export const key = 'auth._token.local';

/** Storage that works until `fails` returns true. */
export function fakeStorage(fails: (action: string) => boolean = () => false) {
  const values = new Map<string, string>();
  const guard = (action: string) => {
    if (fails(action))
      throw new DOMException(`Setting '${key}' exceeded the quota.`, 'QuotaExceededError');
  };
  return {
    values,
    getItem: (name: string) => (guard('get'), values.get(name) ?? null),
    setItem: (name: string, value: string) => (guard('set'), void values.set(name, value)),
    removeItem: (name: string) => (guard('remove'), void values.delete(name)),
  };
}

/** Cookie jar of a page; cookies that `drops` selects are lost silently. */
function fakeDocument(drops: (cookie: string) => boolean = () => false) {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    jar,
    written,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      if (drops(text)) return;
      const [pair = ''] = text.split('; ');
      const at = pair.indexOf('=');
      if (text.includes('max-age=0')) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
}

/** Page with such a jar. */
export function stubPage(protocol: string, drops?: (cookie: string) => boolean) {
  const page = fakeDocument(drops);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol });
  return page;
}

/** Window with such a storage. */
export const stubStorage = (kind: string, storage: object) =>
  vi.stubGlobal('window', { [kind]: storage });

/** Listeners of the page by event; one is called as if its event happened. */
export function stubPageEvents() {
  const listeners: Record<string, (event: object) => void> = {};
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    listeners[name] = listener;
  });
  vi.stubGlobal('removeEventListener', (name: string) => delete listeners[name]);
  return listeners;
}
