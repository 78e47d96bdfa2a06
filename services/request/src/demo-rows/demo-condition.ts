import { type DemoDescribedItem, type DemoRequest, units } from '@setu/demo-world';
import { snapshotColumns } from '../conditions/store/condition-fields.js';
import type { CardSnapshot } from '../read-models/domain/card-snapshot.js';
import { writeRoubles } from '../requests/domain/roubles.js';
import { demoFileRef } from './demo-card.js';

/** Returns the condition of a demo request as a row. */
export function conditionRow(demo: DemoRequest, cards: ReadonlyMap<string, CardSnapshot>) {
  const card = demo.cardId === null ? undefined : cards.get(demo.cardId);
  const [only] = demo.items.length === 1 ? demo.items : [];
  return {
    id: demo.conditionId,
    request_id: demo.id,
    count: String(demo.count ?? only?.count ?? ''),
    comment: demo.comment,
    time_frame: demo.timeFrame,
    total: demo.kind === 'rfd' && demo.customerPrice ? writeRoubles(demo.customerPrice) : '',
    ...(card === undefined ? { ...noCard, ...unitColumns(only) } : snapshotColumns(card)),
  };
}

const noCard = {
  card: null,
  card_version: null,
  price_mode: '',
  price_minor: null,
  picture_id: '',
};

/** Returns the columns with the names of a described item's unit. */
function unitColumns(item: DemoDescribedItem | undefined) {
  const unit = units.find(({ id }) => id === item?.unitId);
  return { unit_en: unit?.name.en ?? '', unit_ru: unit?.name.ru ?? '' };
}

/** Returns the files of a demo request as rows. */
export const fileRows = (demo: DemoRequest) =>
  demo.fileIds.flatMap((fileId, position) => {
    const file = demoFileRef(fileId);
    if (file === null) return [];
    const { name, type, size } = file;
    return { condition_id: demo.conditionId, file_id: fileId, position, name, type, size: size.toString() };
  });

/** Returns the described items of a demo request as rows. */
export const itemRows = (demo: DemoRequest) =>
  demo.items.map((item, position) => ({
    id: item.id,
    condition_id: demo.conditionId,
    position,
    name: item.name,
    description: item.description,
    area: item.area,
    customs_code: item.customsCode,
    count: String(item.count),
    unit_id: item.unitId,
    ...unitColumns(item),
    price: writeRoubles({ minor: item.priceKopecks }),
  }));
