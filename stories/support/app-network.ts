/** What happens to a request: it is answered, has a network error, has a server error, or stays pending. */
export type Behavior = 'normal' | 'offline' | 'error' | 'pending';

/** Simulated network between the app and its API. */
export interface AppNetwork {
  /** Replacement for `fetch`. */
  fetch: typeof fetch;
  /** Sets what happens to further requests, or only to those whose path starts with `below`. */
  set: (behavior: Behavior, below?: string) => void;
  /** Returns the number of pending requests. */
  open: (behavior: 'normal' | 'pending') => number;
}

/** Creates a simulated network to an API. */
export function createNetwork(answer: typeof fetch): AppNetwork {
  let current: { behavior: Behavior; below: string } = { behavior: 'normal', below: '/' };
  const open = { normal: 0, pending: 0 };
  const send = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const isAffected = new URL(request.url).pathname.startsWith(current.below);
    const behavior = isAffected ? current.behavior : 'normal';
    // Browsers throw this error if the server is unreachable.
    if (behavior === 'offline') throw new TypeError('Failed to fetch');
    if (behavior === 'error') return new Response(null, { status: 500 });
    open[behavior] += 1;
    try {
      return await (behavior === 'pending' ? untilAborted(request.signal) : answer(request));
    } finally {
      open[behavior] -= 1;
    }
  };
  return {
    fetch: send,
    set: (behavior, below = '/') => {
      current = { behavior, below };
    },
    open: (behavior) => open[behavior],
  };
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
