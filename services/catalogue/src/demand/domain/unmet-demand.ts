import { mondaysUpTo } from '@setu/kit/core';
import { businessDay } from '@setu/proto/business-day';

/** The fields of a caller that say who searched. */
interface Searcher {
  kind: string;
  companyType: string;
  companyId: string;
  /** The user who acts for the caller, or empty. */
  actingUserId: string;
}

/** Words that buyers searched for and did not find. */
export interface UnmetWords {
  words: string;
  /** The customer companies that searched for them. */
  companies: number;
  /** All searches for them. */
  searches: number;
}

/** The list of a week, which is named by its Monday (YYYY-MM-DD). */
export interface DemandList {
  week: string;
  words: UnmetWords[];
}

/** Returns the Monday of a moment's week in Moscow. */
export const weekOf = (now: Date): string => mondaysUpTo(businessDay('moscow', now), 1)[0] ?? '';

/** The number of days whose searches a list counts. */
export const demandSpanDays = 28;

/** The number of words that brokers and suppliers see. */
export const maxWords = { broker: 30, supplier: 10 } as const;

/**
 * The number of companies from which suppliers see words (k-anonymity). With fewer companies, a supplier could guess
 * who searches.
 */
export const minCompanies = 5;

/**
 * Returns the company that a search without results counts for, or undefined if it counts for none. A company counts
 * once, however many of its users search however often. Visitors never count: one person can be any number of visitors,
 * and would get words of their choice in front of every supplier. For the same reason a broker who acts for a customer
 * does not count. A customer company cannot be made up, because it needs a certificate or a check of its registration.
 */
export const buyerOf = ({ kind, companyType, companyId, actingUserId }: Searcher): string | undefined =>
  kind === 'user' && companyType === 'customer' && actingUserId === '' ? companyId : undefined;

/** Returns the words of a list that suppliers may see. */
export const forSuppliers = (words: readonly UnmetWords[]): UnmetWords[] =>
  words.filter(({ companies }) => companies >= minCompanies).slice(0, maxWords.supplier);
