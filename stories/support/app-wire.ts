/** What becomes of a request: it is answered, reaches no server, fails on the server, or waits forever. */
export type Fate = 'answered' | 'lost' | 'broken' | 'held';

/** Wire between the app and its API. */
export interface AppWire {
  /** Doer of the requests. */
  fetch: typeof fetch;
  /** Called to decide what becomes of the requests from now on, of all or of those below a path. */
  set: (fate: Fate, below?: string) => void;
  /** Number of requests that wait for an answer, or for ever. */
  waiting: (fate: 'answered' | 'held') => number;
}

/** Wire to an API, which can fail as the network between a browser and its server can. */
export function createWire(answer: typeof fetch): AppWire {
  let chosen: { fate: Fate; below: string } = { fate: 'answered', below: '/' };
  const waiting = { answered: 0, held: 0 };
  const send = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const isMeant = new URL(request.url).pathname.startsWith(chosen.below);
    const fate = isMeant ? chosen.fate : 'answered';
    // What a browser throws where no server answers.
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    if (fate === 'broken') return new Response(null, { status: 500 });
    waiting[fate] += 1;
    try {
      return await (fate === 'held' ? givenUp(request.signal) : answer(request));
    } finally {
      waiting[fate] -= 1;
    }
  };
  return {
    fetch: send,
    set: (fate, below = '/') => {
      chosen = { fate, below };
    },
    waiting: (fate) => waiting[fate],
  };
}

function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
