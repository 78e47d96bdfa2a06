import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { byName } from '../domain/place.js';

/** For anyone. Returns the districts of a region, as far as they are known. */
export const listAreas: Rpc<'listAreas'> =
  ({ read }) =>
  async ({ regionId }, { actor }) => {
    const region = await read.places.region(readId(regionId));
    if (region === undefined) throw notFound();
    return { areas: byName(await read.places.areasOf(region.id), actor.locale) };
  };
