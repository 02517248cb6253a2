import type { Message } from './messages.ts';

/** Mailbox for development: messages are shown instead of being sent. */
export interface Mailbox {
  /** Adds a message. */
  add: (message: Message) => void;
  /** Returns the messages, latest first; if an address is given, only those to it. */
  list: (to?: string) => Message[];
}

/** Number of messages that are kept. */
const mostMessages = 200;

/**
 * Creates a mailbox in memory. Messages contain codes and links, which the store has only as hashes, so they
 * are written nowhere else.
 */
export function createMailbox(): Mailbox {
  let messages: Message[] = [];
  return {
    add: (message) => {
      messages = [message, ...messages].slice(0, mostMessages);
    },
    list: (to) =>
      messages.filter((message) => !to || message.to.toLowerCase() === to.toLowerCase()),
  };
}
