import type { Conn } from '@setu/kit/db';
import type { AttachedFile, CardSnapshot, Condition, DescribedItem } from '../../requests/domain/request.js';
import { toMinor, toText } from '../../store/minor-units.js';

/** A card's columns of table condition. */
export const snapshotColumns = (card: CardSnapshot) => ({
  card: JSON.stringify(card.content),
  card_version: card.version,
  price_mode: card.priceMode,
  price_minor: toText(card.priceMinor),
  unit_en: card.unit.en,
  unit_ru: card.unit.ru,
  picture_id: card.pictureId,
});

export const conditionStore = (conn: Conn) => ({
  async insert(made: { id: string; requestId: string; count?: string; card: CardSnapshot | null }): Promise<void> {
    const { id, requestId, count = '', card } = made;
    await conn('condition').insert({
      id,
      request_id: requestId,
      count,
      ...(card === null ? {} : snapshotColumns(card)),
    });
  },

  /** Puts the card as it is now into a draft nobody has touched. */
  async refreshCard(requestId: string, card: CardSnapshot): Promise<void> {
    await conn('condition').where('request_id', requestId).update(snapshotColumns(card));
  },

  /** Copies everything asked for from one request into another's condition; the card only when no newer one is given. */
  async copy(
    from: string,
    into: { id: string; requestId: string; card: CardSnapshot | null; ids: () => string },
  ): Promise<void> {
    const source = await conn('condition').where('request_id', from).first();
    const { id: sourceId, ...kept } = source;
    const card = into.card === null ? { card: JSON.stringify(source.card) } : snapshotColumns(into.card);
    await conn('condition').insert({ ...kept, ...card, id: into.id, request_id: into.requestId });
    const files = await conn('condition_file').where('condition_id', sourceId);
    if (files.length > 0)
      await conn('condition_file').insert(files.map((file) => ({ ...file, condition_id: into.id })));
    const items = await conn('condition_item').where('condition_id', sourceId);
    if (items.length > 0)
      await conn('condition_item').insert(items.map((item) => ({ ...item, id: into.ids(), condition_id: into.id })));
  },

  /** Count and comment as given; what is absent stays. */
  async write(id: string, content: { count?: string; comment?: string }): Promise<void> {
    const changes = Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined));
    if (Object.keys(changes).length > 0) await conn('condition').where('id', id).update(changes);
  },

  /** The whole list of files, in this order. */
  async replaceFiles(id: string, files: readonly AttachedFile[]): Promise<void> {
    await conn('condition_file').where('condition_id', id).delete();
    if (files.length === 0) return;
    await conn('condition_file').insert(
      files.map((file, position) => ({
        condition_id: id,
        file_id: file.id,
        position,
        name: file.name,
        type: file.type,
        size: file.size.toString(),
      })),
    );
  },

  async of(requestId: string): Promise<Condition> {
    const row = await conn('condition').where('request_id', requestId).first();
    const files = await conn('condition_file').where('condition_id', row.id).orderBy('position');
    const items = await conn('condition_item').where('condition_id', row.id).orderBy('position');
    return {
      id: row.id,
      requestId,
      count: row.count,
      comment: row.comment,
      timeFrame: row.time_frame,
      card: row.card,
      priceMode: row.price_mode,
      priceMinor: toMinor(row.price_minor),
      files: files.map(({ file_id, name, type, size }) => ({ id: file_id, name, type, size: BigInt(size) })),
      items: items.map(
        (item): DescribedItem => ({
          name: item.name,
          description: item.description,
          area: item.area,
          customsCode: item.customs_code,
          count: item.count,
        }),
      ),
    };
  },
});
