/**
 * `fetch` that notifies the other tabs when this one has written trips; `onNews` is called when another has. Only that something
 * changed is sent, not what.
 */
export function trackTrips(onNews: () => void): typeof fetch {
  const channel = new BroadcastChannel('tessera.trips');
  channel.addEventListener('message', onNews);
  return async (input, init) => {
    const answer = await fetch(input, init);
    const isWriting = /^(POST|PUT|PATCH|DELETE)$/.test(init?.method ?? '');
    if (isWriting && answer.ok && new URL(answer.url).pathname.startsWith('/api/trips')) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
      channel.postMessage('written');
    }
    return answer;
  };
}
