import type { KnownReferences } from '@setu/proto/cost-rows';
import { COUNTRY_CODES } from '../../reference/domain/country-codes.js';
import type { Stores } from '../../store/index.js';

const countries: ReadonlySet<string> = new Set(COUNTRY_CODES.map(([, alpha2]) => alpha2));

/** Returns the places and countries that rows may refer to. */
export const knownReferences = async ({ costRows }: Pick<Stores, 'costRows'>): Promise<KnownReferences> => ({
  places: await costRows.placeCodes(),
  countries,
});
