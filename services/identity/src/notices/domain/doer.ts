import type { CompanyType } from '@setu/proto/words';

/** Whose person did what a notice tells, and his name. */
export interface Doer {
  side: CompanyType;
  name: string;
  /** Who really acted, standing in for him. */
  acting?: string;
}

/**
 * Takes who did it and the side of who reads it; gives what the notice's words may say of him. Customers and suppliers
 * do not know each other's people: the broker stands between them. Nothing where it was nobody.
 */
export function doerParams(doer: Doer | undefined, reader: CompanyType): Record<string, string> {
  if (doer === undefined) return {};
  const isKnown = reader === 'broker' || doer.side === 'broker' || doer.side === reader;
  if (!isKnown) return { by: doer.side };
  return { by: doer.side, person: doer.name, ...(doer.acting !== undefined && { acting: doer.acting }) };
}
