import type { CompanyType } from '@setu/proto/words';

/** Whose person did what a notice tells, and his name. */
export interface Doer {
  side: CompanyType;
  name: string;
}

/**
 * Takes who did it and the side of who reads it; gives what the notice's words may say of him. Customers and suppliers
 * do not know each other's people: the broker stands between them. Nothing where it was nobody.
 */
export function doerParams(doer: Doer | undefined, reader: CompanyType): Record<string, string> {
  if (doer === undefined) return {};
  const isKnown = reader === 'broker' || doer.side === 'broker' || doer.side === reader;
  return isKnown ? { by: doer.side, person: doer.name } : { by: doer.side };
}
