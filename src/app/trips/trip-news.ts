/**
 * Returns a `fetch` that notifies other tabs after a change of trips; `onNews` is called when another tab has
 * made one. The message does not contain the change.
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
