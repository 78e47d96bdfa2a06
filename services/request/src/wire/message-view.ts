import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/messages';
import { wireCompanyType } from '@setu/proto/wire-words';
import type { Message } from '../messages/domain/message.js';
import type { Stores } from '../store/index.js';
import { isoTimestamp, personRef } from './refs.js';

/**
 * Converts messages of a channel that the actor may read, with their authors' names. Names can be shown because the
 * broker is one side of every channel, and both sides know each other.
 */
export async function messageViews(
  stores: Pick<Stores, 'people'>,
  actor: Actor,
  messages: readonly Message[],
): Promise<wire.Message[]> {
  const writers = messages.flatMap(({ byUserId, actingUserId }) => [byUserId, ...(actingUserId ? [actingUserId] : [])]);
  const people = await stores.people.byIds([...new Set(writers)]);
  return messages.map(({ id, seq, at, side, byUserId, actingUserId, text, files, asks, ofClaim }) => ({
    ...{ id, seq, text, asks, ofClaim },
    at: isoTimestamp(at),
    side: wireCompanyType(side),
    by: personRef(byUserId, people),
    acting: personRef(actingUserId, people),
    files: [...files],
    own: byUserId === actor.userId,
  }));
}
