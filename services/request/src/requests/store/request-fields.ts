import type { Money } from '@setu/kit/core';
import { enumText, type Field, flag, int8, integer, json, optional, text, timestamp } from '../../store/fields.js';
import { localText } from '../../store/local-text-field.js';
import { rate } from '../../store/rate-field.js';
import type { Amount } from '../domain/amount.js';
import type { Invitee } from '../domain/invitee.js';
import type { Status } from '../domain/lifecycle.js';
import { paiseOf } from '../domain/prices.js';
import type { Contact, Kind, Publication } from '../domain/request.js';

/** An amount of money in two columns, both NULL if there is none. */
const customerPrice: Field<
  { customer_price_minor: string | null; customer_price_currency: string | null },
  Money | undefined
> = {
  read: ({ customer_price_minor: minor, customer_price_currency: currency }) =>
    minor === null || currency === null ? undefined : { minor: BigInt(minor), currency },
  write: (money) => ({
    customer_price_minor: money?.minor.toString() ?? null,
    customer_price_currency: money?.currency ?? null,
  }),
};

const publicationRate = optional(rate('rate'));
const publication: Field<
  { numeric_hash: string | null; published_at: Date | null; rate: unknown },
  Publication | undefined
> = {
  read: ({ numeric_hash: numericHash, published_at: at, ...row }) =>
    numericHash === null || at === null ? undefined : { numericHash, at, rate: publicationRate.read(row) },
  write: (published) => ({
    numeric_hash: published?.numericHash ?? null,
    published_at: published?.at ?? null,
    ...publicationRate.write(published?.rate),
  }),
};

const totalRate = optional(rate('total_rate'));
const totalMoney = optional(int8('total_entered_minor'));
const totalPaise = optional(int8('total_minor'));
/** An amount as entered, with its value in paise for sorting. */
export const total: Field<
  {
    total_minor: string | null;
    total_entered_minor: string | null;
    total_currency: string | null;
    total_rate: unknown;
  },
  Amount | undefined
> = {
  read: (row) => {
    const minor = totalMoney.read(row);
    if (minor === undefined || row.total_currency === null) return undefined;
    return { money: { minor, currency: row.total_currency }, rate: totalRate.read(row) };
  },
  write: (amount) => ({
    ...totalPaise.write(amount && paiseOf(amount)),
    ...totalMoney.write(amount?.money.minor),
    total_currency: amount?.money.currency ?? null,
    ...totalRate.write(amount?.rate),
  }),
};

/** The columns of table request that the domain rules use. */
export const requestFields = {
  id: text('id'),
  kind: enumText<Kind>()('kind'),
  status: enumText<Status>()('status'),
  version: integer('version'),
  eventSeq: integer('event_seq'),
  createdAt: timestamp('created_at'),
  statusAt: timestamp('status_at'),
  authorUserId: text('author_user_id'),
  customerCompanyId: text('customer_company_id'),
  brokerManagerId: optional(text('broker_manager_id')),
  supplierCompanyId: optional(text('supplier_company_id')),
  sentToSupplierAt: optional(timestamp('sent_to_supplier_at')),
  invitees: json<Invitee[]>()('invitees'),
  isCreatedByBroker: flag('is_created_by_broker'),
  contact: json<Contact>()('contact'),
  skuId: optional(text('sku_id')),
  name: localText('name'),
  customerPrice,
  publication,
  total,
};
