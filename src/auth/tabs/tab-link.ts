import type { TabChannel, TabMessage } from './tab-channel';

/** Link to the other tabs, inactive unless it is open. */
export interface TabLink {
  /** Opens the channel; `handle` is called with messages of other tabs. */
  open(handle: (message: TabMessage) => unknown): void;
  /** Closes the channel. */
  close(): void;
  /** Sends a message to the other tabs. */
  post(type: TabMessage['type']): void;
}

/**
 * Creates a link over a channel.
 * @param connect Creates the channel; false for none.
 * @param describe Returns time and user of a message.
 */
export function createTabLink(
  connect: (() => TabChannel) | false,
  describe: () => Omit<TabMessage, 'type'>,
): TabLink {
  let channel: TabChannel | null = null;
  return {
    open(handle) {
      channel = connect ? connect() : null;
      channel?.subscribe(handle);
    },
    close() {
      channel?.close();
      channel = null;
    },
    post: (type) => channel?.post({ type, ...describe() }),
  };
}
