import type { TabChannel, TabMessage } from './tab-channel';

/** Link of a helper to the other tabs: silent until it is opened, and after it was closed. */
export interface TabLink {
  /** Opens the channel; `handle` is called with the messages of other tabs. */
  open(handle: (message: TabMessage) => unknown): void;
  /** Closes the channel. */
  close(): void;
  /** Sends the other tabs what happened. */
  post(type: TabMessage['type']): void;
}

/**
 * Link over a channel.
 * @param connect Maker of the channel; false for none.
 * @param describe Time and user of a message that is about to be sent.
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
