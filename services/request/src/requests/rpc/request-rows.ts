import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/requests';
import type { Stores } from '../../store/index.js';
import { gatherListed } from '../../wire/gather-view.js';
import { moment } from '../../wire/refs.js';
import { listedView } from '../../wire/request-view.js';
import type { ListedRequest } from '../store/list-requests.js';

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
