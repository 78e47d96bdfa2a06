import type { TableConn } from '@setu/kit/db';
import type { RegisterPlace } from '../domain/register-line.js';
import type { PlaceTables } from './places.js';

/** What an import did with a place of the register. */
export type Put = 'added' | 'joined' | 'renamed' | 'unchanged';

/** The store that writes the places of the state register. */
export function registerStore(conn: TableConn<PlaceTables>) {
  const put = async (place: RegisterPlace, regionId: string): Promise<Put> => {
    const { registerId, name } = place;
    const area =
      place.kind === 'city' && place.parentId
        ? await conn('area').where({ register_id: place.parentId }).first()
        : undefined;
    const within = place.kind === 'city' ? { area_id: area?.id ?? null } : {};
    const known = await conn(place.kind).where({ register_id: registerId }).first();
    if (known !== undefined) {
      const isSame =
        known.name_ru === name && (!('area_id' in known) || area === undefined || known.area_id === area.id);
      if (isSame) return 'unchanged';
      const moved = area === undefined ? {} : within;
      // The English name belonged to the old name, so it is cleared.
      const renamed = known.name_ru === name ? {} : { name_ru: name, name_en: '' };
      await conn(place.kind)
        .where({ id: known.id })
        .update({ ...renamed, ...moved });
      return 'renamed';
    }
    const bundled = await conn(place.kind).where({ region_id: regionId, name_ru: name, register_id: null }).first('id');
    if (bundled !== undefined) {
      const moved = area === undefined ? {} : within;
      await conn(place.kind)
        .where({ id: bundled.id })
        .update({ register_id: registerId, ...moved });
      return 'joined';
    }
    const row = { id: registerId, region_id: regionId, name_en: '', name_ru: name, register_id: registerId };
    if (place.kind === 'area') await conn('area').insert(row);
    else await conn('city').insert({ ...row, area_id: area?.id ?? null });
    return 'added';
  };
  return {
    /** Returns the ids of regions by the tax service's code. */
    regionIds: async (): Promise<Map<string, string>> =>
      new Map((await conn('region').select('id', 'code')).map(({ id, code }) => [code, id])),
    /** Writes a place unless it is already stored with the same data. A bundled place is matched by its name. */
    put,
  };
}
