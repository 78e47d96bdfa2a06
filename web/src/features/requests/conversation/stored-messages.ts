import { deviceDrafts } from '../../../lib/stored-draft';
import type { ChannelPlace } from './messages-api';

/**
 * A message that was sent but not confirmed. The server recognises it by its key, so sending it again has no further
 * effect.
 */
export interface StoredMessage {
  key: string;
  /** ISO 8601 instant. */
  at: string;
  text: string;
  asks: boolean;
}

/** The user's text in one conversation that the server does not have yet. */
export interface StoredDraft {
  text: string;
  asks: boolean;
  unsent: StoredMessage[];
}

const nothing: StoredDraft = { text: '', asks: false, unsent: [] };

const isStored = (value: unknown): value is StoredDraft =>
  typeof value === 'object' && value !== null && 'text' in value && 'unsent' in value;

/**
 * Stores on this device what a user writes into a conversation, until the server has it. The stored text is deleted
 * when the session ends.
 */
export function storedDraft(userId: string, { request, channel }: ChannelPlace) {
  const name = `message-${userId}-${request}-${channel}`;
  const read = (): StoredDraft => {
    const stored = deviceDrafts.read(name);
    return isStored(stored) ? stored : nothing;
  };
  return {
    read,
    keep: (changes: Partial<StoredDraft>) => {
      const stored = { ...read(), ...changes };
      if (stored.text === '' && !stored.asks && stored.unsent.length === 0) deviceDrafts.drop(name);
      else deviceDrafts.keep(name, stored);
    },
  };
}
