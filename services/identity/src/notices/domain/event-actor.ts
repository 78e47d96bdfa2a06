import type { CompanyType } from '@setu/proto/words';

/** The side and the name of the user who caused a notification. */
export interface EventActor {
  side: CompanyType;
  name: string;
  /** The substitute who acted for the user. */
  acting?: string;
}

/**
 * Returns what the text of a notification may say about the actor, depending on the reader's side. Customers and
 * suppliers do not learn each other's users, because the broker mediates between them. Returns nothing without an
 * actor.
 */
export function actorParams(actor: EventActor | undefined, reader: CompanyType): Record<string, string> {
  if (actor === undefined) return {};
  const isKnown = reader === 'broker' || actor.side === 'broker' || actor.side === reader;
  if (!isKnown) return { by: actor.side };
  return { by: actor.side, person: actor.name, ...(actor.acting !== undefined && { acting: actor.acting }) };
}
