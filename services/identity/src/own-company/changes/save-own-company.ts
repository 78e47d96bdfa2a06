import { invalid, notFound, stale } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { businessDay } from '@setu/proto/business-day';
import { type ChangeContext, recordChange } from '../../companies/changes/record-change.js';
import { changedFields } from '../../companies/domain/company-change.js';
import { companyChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';
import { addressLine, englishAddressLine } from '../domain/address-line.js';
import { type AddressNames, formFields } from '../domain/form-fields.js';
import { signedIdentityFailures } from '../domain/identity.js';
import { normaliseOwnCompany, type OwnCompany, ownCompanyFailures } from '../domain/own-company.js';
import { type NamedPlaces, namePlaces } from './name-places.js';

interface Named {
  legal: NamedPlaces;
  actual?: NamedPlaces;
}

const placesOf = async (places: Stores['places'], form: OwnCompany): Promise<Named> => {
  const legal = await namePlaces(places, form.legalAddr);
  return form.actualAddr ? { legal, actual: await namePlaces(places, form.actualAddr) } : { legal };
};

const namesIn = ({ legal, actual }: Named, language: 'ru' | 'en'): AddressNames => ({
  legal: legal[language],
  ...(actual && { actual: actual[language] }),
});

const placeFailures = ({ legal, actual }: Named): Record<string, string> => {
  const of = (name: string, places: NamedPlaces | undefined) =>
    Object.entries(places?.failures ?? {}).map(([field, code]) => [`company.${name}.${field}`, code]);
  return Object.fromEntries([...of('legal_addr', legal), ...of('actual_addr', actual)]);
};

/**
 * Saves a company's own profile, records the changes and publishes the event. Returns the company's version. Writes
 * nothing if nothing changed. The proto lists the errors.
 */
export async function saveOwnCompany(
  stores: WriteStores<Stores>,
  { companyId, typed, version }: { companyId: string; typed: OwnCompany; version: number },
  context: ChangeContext,
): Promise<number> {
  const before = await stores.ownCompanies.lock(companyId);
  if (before === undefined) throw notFound();
  const form = normaliseOwnCompany(typed);
  const all = new Map((await stores.industries.all()).map((industry) => [industry.id, industry]));
  const industries = form.industryIds.flatMap((id) => all.get(id) ?? []);
  const named = await placesOf(stores.places, form);
  const failures = {
    ...(industries.length < form.industryIds.length && { 'company.industries': 'invalid_option' }),
    ...placeFailures(named),
    ...(before.isIdentitySigned && signedIdentityFailures(before.form, form)),
    ...ownCompanyFailures(form, businessDay('moscow', context.now)),
  };
  if (Object.keys(failures).length > 0) throw invalid(failures);
  if (await stores.companyChanges.wasEditedAfter(companyId, version))
    throw stale({ current_status: 'active', current_version: String(before.version) });
  const industryNames = (ids: readonly string[]) => ids.flatMap((id) => all.get(id)?.ru ?? []);
  const were = namesIn(await placesOf(stores.places, before.form), 'ru');
  const are = namesIn(named, 'ru');
  const fields = changedFields(
    formFields(before.form, were, industryNames(before.form.industryIds)),
    formFields(form, are, industryNames(form.industryIds)),
  );
  if (fields.length === 0) return before.version;
  const names = { ru: are, en: namesIn(named, 'en') };
  const line = {
    ru: addressLine(are.legal, form.legalAddr),
    en: englishAddressLine(names.en.legal, form.legalAddr),
  };
  await stores.ownCompanies.write(companyId, form, { names, line, industries, now: context.now });
  const company = await stores.companies.summary(companyId);
  if (company === undefined) throw notFound();
  await recordChange(stores, company, { kind: 'edited', fields, context });
  await stores.outbox.add(companyChanged(company));
  return company.version;
}
