import type { Rpc } from '../../served.js';
import { byName } from '../domain/place.js';

/** For anyone. Returns every region. */
export const listRegions: Rpc<'listRegions'> =
  ({ read }) =>
  async (_request, { actor }) => ({ regions: byName(await read.places.regions(), actor.locale) });
