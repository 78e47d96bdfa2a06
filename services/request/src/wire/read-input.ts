import { type AppError, invalid, isUuid, notFound } from '@setu/kit/core';
import type * as wireCatalogue from '@setu/proto/catalogue/cards';
import type * as wireCustomer from '@setu/proto/request/customer';
import * as wireDrafts from '@setu/proto/request/drafts';
import type * as wire from '@setu/proto/request/view';
import type { AttachedFile, Unit } from '../conditions/domain/condition.js';
import { type DraftCustomer, emptyContact } from '../drafts/domain/customer.js';
import type { Description } from '../drafts/domain/description.js';
import type { CardSnapshot } from '../read-models/domain/card-snapshot.js';
import type { Contact } from '../requests/domain/request.js';
import { snapshotOf } from './card-snapshot.js';

/**
 * Checks a card and returns its snapshot. Throws `not_found` if it is not published, and `invalid` on `card` if it is
 * malformed.
 */
export function readCard(details: wireCatalogue.CardDetails | undefined): CardSnapshot {
  if (details === undefined) throw invalid({ card: 'required' });
  const snapshot = snapshotOf(details);
  if (snapshot === undefined) throw invalid({ card: 'invalid' });
  if (!snapshot.published) throw notFound();
  return snapshot;
}

/** Checks a list of files and returns it. Throws `invalid` on `files` if an id is not a UUID. */
export function readFiles(list: wireDrafts.FileList): AttachedFile[] {
  if (list.files.some(({ id }) => !isUuid(id))) throw invalid({ files: 'invalid_uuid' });
  return list.files.map(({ id, name, type, size }) => ({ id: id.toLowerCase(), name, type, size }));
}

/** Reads a description and fills in missing fields. */
export function readDescription(sent: wireDrafts.Description | undefined): Description {
  const { name, description, area, customsCode, count, unit, price, ...terms } = sent ?? noDescription;
  const item = { name, description, area, customsCode, count, unit: readUnit(unit), price };
  const { furtherItems, ...written } = terms;
  const further = furtherItems.map((each) => ({ ...each, unit: readUnit(each.unit) }));
  return { items: [item, ...further], terms: written };
}

const noDescription = wireDrafts.Description.fromPartial({});

const readUnit = (unit: wireDrafts.Description['unit']): Unit | undefined =>
  unit && unit.id !== '' ? { id: unit.id, name: unit.name ?? { en: '', ru: '' } } : undefined;

/** Reads a contact and fills in missing fields. */
export function readContact(contact: wire.RequestContact | undefined): Contact {
  const text = (value: string | undefined): string => (value ?? '').replaceAll('\0', '').trim();
  return {
    name: text(contact?.name),
    surname: text(contact?.surname),
    patronymic: text(contact?.patronymic),
    phone: text(contact?.phone),
    email: text(contact?.email),
  };
}

/** Reads the customer of a draft and fills in missing fields. */
export function readDraftCustomer(sent: wireCustomer.DraftCustomer): DraftCustomer {
  const { companyId, name, inn, kpp, ogrn, managerId, companyContact = emptyContact, contact = emptyContact } = sent;
  return { companyId, name, inn, kpp, ogrn, managerId, companyContact, contact };
}

/**
 * Checks a sort order against the keys of a list and returns it. The default is newest first. Throws `invalid` on
 * `sort` for an unknown key.
 */
export function readSort<Key extends string>(
  sort: { key: string; descending: boolean } | undefined,
  keys: readonly Key[],
  newest: Key,
): { sort: Key; descending: boolean } {
  if (sort === undefined) return { sort: newest, descending: true };
  const key = keys.find((each) => each === sort.key);
  if (key === undefined) throw unknownSort();
  return { sort: key, descending: sort.descending };
}

const unknownSort = (): AppError => invalid({ sort: 'invalid_option' });
