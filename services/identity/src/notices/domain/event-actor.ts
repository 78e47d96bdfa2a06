import type { CompanyType } from '@setu/proto/words';

/** The side and the name of the user who caused a notification. */
export interface Doer {
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
export function doerParams(doer: Doer | undefined, reader: CompanyType): Record<string, string> {
  if (doer === undefined) return {};
  const isKnown = reader === 'broker' || doer.side === 'broker' || doer.side === reader;
  if (!isKnown) return { by: doer.side };
  return { by: doer.side, person: doer.name, ...(doer.acting !== undefined && { acting: doer.acting }) };
}
