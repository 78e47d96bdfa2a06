import type { AttachedFile } from '../../conditions/domain/condition.js';
import type { Amount } from '../../requests/domain/amount.js';
import { enumText, type Field, flag, int8, integer, json, optional, text, timestamp } from '../../store/fields.js';
import { rate } from '../../store/rate-field.js';
import type { SupplierOffer } from '../domain/supplier-offer.js';

const paise = int8('price_minor');
const dayRate = optional(rate('rate'));
/** The price in rupees, with the exchange rate of its day. */
const price: Field<{ price_minor: string; rate: unknown }, Amount> = {
  read: (row) => ({ money: { minor: paise.read(row), currency: 'INR' }, rate: dayRate.read(row) }),
  write: ({ money, rate: copied }) => ({ ...paise.write(money.minor), ...dayRate.write(copied) }),
};

const storedFiles = json<(Omit<AttachedFile, 'size'> & { size: string })[]>()('files');
/** Files as jsonb. Their size is text, because JSON has no 64-bit integers. */
const files: Field<{ files: unknown }, AttachedFile[]> = {
  read: (row) => storedFiles.read(row).map((file) => ({ ...file, size: BigInt(file.size) })),
  write: (list) => storedFiles.write(list.map(({ id, name, type, size }) => ({ id, name, type, size: String(size) }))),
};

export const supplierOfferFields = {
  invitationId: text('invitation_id'),
  requestId: text('request_id'),
  version: integer('version'),
  submittedAt: timestamp('given_at'),
  changedAt: timestamp('changed_at'),
  price,
  minimumQuantum: optional(integer('minimum_quantum')),
  leadDays: integer('lead_days'),
  incoTerm: optional(enumText<NonNullable<SupplierOffer['incoTerm']>>()('inco_term')),
  incoPlace: text('inco_place'),
  validUntil: text('valid_until'),
  comment: text('comment'),
  files,
  shared: flag('shared'),
  sharedAt: optional(timestamp('shared_at')),
  number: optional(integer('number')),
  preferredAt: optional(timestamp('preferred_at')),
  byUserId: optional(text('by_user_id')),
  actingUserId: optional(text('acting_user_id')),
};
