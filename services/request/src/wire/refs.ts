import { inr, type Money } from '@setu/kit/core';
import type * as wire from '@setu/proto/request/view';
import type { CompanyCopy, UserCopy } from '../copies/domain/copies.js';
import type { Amount } from '../requests/domain/amount.js';

/** Takes a moment, gives ISO 8601 in UTC; empty for none. */
export const moment = (at: Date | undefined): string => at?.toISOString() ?? '';

/** Takes paise, gives money; absent for none. */
export const rupees = (minor: bigint | undefined): Money | undefined => (minor === undefined ? undefined : inr(minor));

/** Takes money and its rate, gives the amount; absent for no money. */
export const amount = (money: Money | undefined, rate: Amount['rate']): wire.Amount | undefined =>
  money && { money, rate };

/** Takes a person's id and the people known, gives how he is named; absent for no id, nameless for an unknown one. */
export function personRef(id: string | undefined, people: ReadonlyMap<string, UserCopy>): wire.PersonRef | undefined {
  if (id === undefined) return undefined;
  const { name = '', surname = '', patronymic = '' } = people.get(id) ?? {};
  return { id, name, surname, patronymic };
}

/** Takes a company's id and the companies known, gives its copy. */
export function companyRef(
  id: string | undefined,
  companies: ReadonlyMap<string, CompanyCopy>,
): wire.CompanyCopy | undefined {
  if (id === undefined) return undefined;
  const { shortName = '', inn = '' } = companies.get(id) ?? {};
  return { id, shortName, inn };
}
