import { inr, type Money } from '@setu/kit/core';
import type * as wire from '@setu/proto/request/view';
import type { CompanyReadModel, UserReadModel } from '../read-models/domain/read-models.js';
import type { Amount } from '../requests/domain/amount.js';

/** Converts a moment to ISO 8601 in UTC, or to an empty string if undefined. */
export const isoTimestamp = (at: Date | undefined): string => at?.toISOString() ?? '';

/** Converts paise to money, or returns undefined. */
export const rupees = (minor: bigint | undefined): Money | undefined => (minor === undefined ? undefined : inr(minor));

/** Combines money and its exchange rate, or returns undefined without money. */
export const amount = (money: Money | undefined, rate: Amount['rate']): wire.Amount | undefined =>
  money && { money, rate };

/** Returns the wire form of a user. Returns undefined without an id. An unknown user has an id but no names. */
export function personRef(
  id: string | undefined,
  people: ReadonlyMap<string, UserReadModel>,
): wire.PersonRef | undefined {
  if (id === undefined) return undefined;
  const { name = '', surname = '', patronymic = '' } = people.get(id) ?? {};
  return { id, name, surname, patronymic };
}

/** Returns the wire form of a company. */
export function companyRef(
  id: string | undefined,
  companies: ReadonlyMap<string, CompanyReadModel>,
): wire.CompanyCopy | undefined {
  if (id === undefined) return undefined;
  const { shortName = '', inn = '' } = companies.get(id) ?? {};
  return { id, shortName, inn };
}
