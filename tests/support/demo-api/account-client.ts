import type { Message } from '#src/demo-api/index.ts';
import type { ApiOptions } from '#src/demo-api/services.ts';
import type { Store } from '#src/demo-api/store/store.ts';
import { openTestApi, type Got, type TestApi } from './test-api.ts';

/** API of a demonstration, with what its users and strangers do. */
export interface AccountClient extends TestApi {
  /** Sends a POST to a path below `/api/auth`. */
  post: (path: string, body: object, token?: string) => Promise<Got>;
  /** Returns the messages to an address, latest first. */
  mail: (to: string) => Message[];
  /** Changes the network address of the next requests. */
  from: (address: string) => void;
}

/** Opens an API that shows its mailbox. */
export async function openAccounts(
  options: Partial<ApiOptions> & { store?: Store } = {},
): Promise<AccountClient> {
  let address = '192.0.2.1';
  const sent: Message[] = [];
  const api = await openTestApi({
    demo: { email: 'demo@example.com', password: 'shown' },
    deviceOf: () => ({ address }),
    onMessage: (message) => sent.unshift(message),
    ...options,
  });
  return {
    ...api,
    post: (path, body, token) => api.call('POST', `/api/auth${path}`, { body, token }),
    mail: (to) => sent.filter((message) => message.to === to),
    from: (next) => {
      address = next;
    },
  };
}

/** Returns the token in the link of a message. */
export function tokenIn(message: Message | undefined): string {
  return message?.link?.split('#token=')[1] ?? '';
}

/** Returns the code of a message. */
export function codeIn(message: Message | undefined): string {
  return message?.code ?? '';
}
