import type { CardSnapshot } from '../../read-models/domain/card-snapshot.js';
import { type Field, int8, integer, json, optional, text, toRow } from '../../store/fields.js';
import { localText } from '../../store/local-text-field.js';
import type { Unit } from '../domain/condition.js';

const unitName = localText('unit');
/** A unit of measure, stored as three empty columns when none was chosen. */
const unit: Field<{ unit_id: string; unit_en: string; unit_ru: string }, Unit | undefined> = {
  read: ({ unit_id: id, ...row }) => (id === '' ? undefined : { id, name: unitName.read(row) }),
  write: (chosen) => ({ unit_id: chosen?.id ?? '', ...unitName.write(chosen?.name ?? { en: '', ru: '' }) }),
};

/** The terms of a request from a description: every field except the described item. */
export const termFields = {
  timeFrame: text('time_frame'),
  total: text('total'),
  comment: text('comment'),
  boughtBefore: text('bought_before'),
  boughtSupplier: text('bought_supplier'),
  boughtBrand: text('bought_brand'),
  deliveryCity: text('delivery_city'),
};

export const conditionFields = {
  id: text('id'),
  requestId: text('request_id'),
  count: text('count'),
  ...termFields,
  card: optional(json<unknown>()('card')),
  priceMode: text('price_mode'),
  priceMinor: optional(int8('price_minor')),
};

export const fileFields = {
  id: text('file_id'),
  name: text('name'),
  type: text('type'),
  size: int8('size'),
};

export const itemFields = {
  name: text('name'),
  description: text('description'),
  area: text('area'),
  customsCode: text('customs_code'),
  count: text('count'),
  unit,
  price: text('price'),
};

const snapshotFields = {
  content: json<unknown>()('card'),
  version: integer('card_version'),
  priceMode: text('price_mode'),
  priceMinor: optional(int8('price_minor')),
  unit: unitName,
  pictureId: text('picture_id'),
};

/** Returns the columns that a condition copies from its card. */
export const snapshotColumns = (card: CardSnapshot) => toRow(snapshotFields, card);
