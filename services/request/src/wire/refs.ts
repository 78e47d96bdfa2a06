import { inr, type Money } from '@setu/kit/core';
import type * as wire from '@setu/proto/request/view';
import type { CompanyCopy, UserCopy } from '../copies/store/copies.js';

/** Takes a moment, gives ISO 8601 in UTC; empty for none. */
export const moment = (at: Date | null): string => at?.toISOString() ?? '';

/** Takes paise, gives money; absent for none. */
export const rupees = (minor: bigint | null): Money | undefined => (minor === null ? undefined : inr(minor));

/** Takes a person's id and the people known, gives how he is named; absent for no id, nameless for an unknown one. */
export function personRef(id: string | null, people: ReadonlyMap<string, UserCopy>): wire.PersonRef | undefined {
  if (id === null) return undefined;
  const person = people.get(id);
  return {
    id,
    name: person?.name ?? '',
    surname: person?.surname ?? '',
    patronymic: person?.patronymic ?? '',
  };
}

/** Takes a company's id and the companies known, gives its copy; its INN only where it may be seen. */
export function companyRef(
  id: string | null,
  companies: ReadonlyMap<string, CompanyCopy>,
  showsInn: boolean,
): wire.CompanyCopy | undefined {
  if (id === null) return undefined;
  const company = companies.get(id);
  return { id, shortName: company?.shortName ?? '', inn: showsInn ? (company?.inn ?? '') : '' };
}
