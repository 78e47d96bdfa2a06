import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/requests';
import type { ListedRequest } from '../requests/store/list-requests.js';
import type { Stores } from '../store/index.js';
import { gatherListed } from './gather-view.js';
import { moment } from './refs.js';
import { listedView } from './request-view.js';

/** Takes a page of requests, gives its lines as far as they are the actor's to know. */
export async function requestRows(
  read: Stores,
  actor: Actor,
  listed: readonly ListedRequest[],
): Promise<wire.RequestRow[]> {
  const lines = new Map(listed.map((line) => [line.id, line]));
  return (await gatherListed(read, listed)).flatMap((gathered) => {
    const line = lines.get(gathered.request.id);
    if (line === undefined) return [];
    const { name, count, unit, pictureId, total } = line;
    const own = { name, count, unit, pictureId, totalPrice: total, statusAt: moment(line.statusAt) };
    return [{ ...listedView(actor, gathered), ...own }];
  });
}
