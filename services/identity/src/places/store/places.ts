import type { Table, TableConn } from '@setu/kit/db';
import type { Place } from '../domain/place.js';

interface Named {
  id: string;
  name_en: string;
  name_ru: string;
}
export interface PlaceTables {
  region: Table<Named & { code: string }>;
  area: Table<Named & { region_id: string; register_id: string | null }>;
  city: Table<Named & { region_id: string; area_id: string | null; register_id: string | null }>;
}

const fromRow = ({ id, name_en: en, name_ru: ru }: Named): Place => ({ id, name: { en, ru } });
const shown = { id: 'id', name_en: 'name_en', name_ru: 'name_ru' } as const;

/** Regions of Russia, their districts and cities, in no particular order. */
export function placeStore(conn: TableConn<PlaceTables>) {
  return {
    regions: async (): Promise<Place[]> => (await conn('region').select(shown)).map(fromRow),
    region: async (id: string): Promise<Place | undefined> => {
      const row = await conn('region').where({ id }).first(shown);
      return row && fromRow(row);
    },
    /** Returns a district with its region. */
    area: async (id: string): Promise<(Place & { regionId: string }) | undefined> => {
      const row = await conn('area').where({ id }).first();
      return row && { ...fromRow(row), regionId: row.region_id };
    },
    city: async (id: string): Promise<(Place & { regionId: string; areaId: string | null }) | undefined> => {
      const row = await conn('city').where({ id }).first();
      return row && { ...fromRow(row), regionId: row.region_id, areaId: row.area_id };
    },
    /** Returns regions, districts and cities by their ids, in no particular order. */
    named: async (ids: readonly string[]): Promise<Place[]> => {
      const among = [...ids];
      const found = await Promise.all([
        conn('region').whereIn('id', among).select(shown),
        conn('area').whereIn('id', among).select(shown),
        conn('city').whereIn('id', among).select(shown),
      ]);
      return found.flat().map(fromRow);
    },
    areasOf: async (regionId: string): Promise<Place[]> =>
      (await conn('area').where({ region_id: regionId }).select(shown)).map(fromRow),
    /** Returns the cities of an entire region, or of one of its districts. */
    citiesOf: async (regionId: string, areaId?: string): Promise<Place[]> => {
      const inArea = areaId === undefined ? {} : { area_id: areaId };
      return (
        await conn('city')
          .where({ region_id: regionId, ...inArea })
          .select(shown)
      ).map(fromRow);
    },
  };
}
