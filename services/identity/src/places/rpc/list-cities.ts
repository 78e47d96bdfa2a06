import { notFound } from '@setu/kit/core';
import { readId, readOptionalId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { byName } from '../domain/place.js';

/** For anyone. Returns the cities of a region or of a district. */
export const listCities: Rpc<'listCities'> =
  ({ read }) =>
  async (query, { actor }) => {
    const areaId = readOptionalId(query.areaId);
    if (query.regionId === '') {
      const area = areaId === undefined ? undefined : await read.places.area(areaId);
      if (area === undefined) throw notFound();
      return { cities: byName(await read.places.citiesOf(area.regionId, area.id), actor.locale) };
    }
    const region = await read.places.region(readId(query.regionId));
    if (region === undefined) throw notFound();
    return { cities: byName(await read.places.citiesOf(region.id, areaId), actor.locale) };
  };
