import type { CardSnapshot } from '../../copies/domain/card-snapshot.js';
import { int8, json, optional, text, toRow, whole } from '../../store/fields.js';
import { localText } from '../../store/local-text-field.js';

export const conditionFields = {
  id: text('id'),
  requestId: text('request_id'),
  count: text('count'),
  comment: text('comment'),
  timeFrame: text('time_frame'),
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
};

const snapshotFields = {
  content: json<unknown>()('card'),
  version: whole('card_version'),
  priceMode: text('price_mode'),
  priceMinor: optional(int8('price_minor')),
  unit: localText('unit'),
  pictureId: text('picture_id'),
};

/** What a condition copies of its card. */
export const snapshotColumns = (card: CardSnapshot) => toRow(snapshotFields, card);
