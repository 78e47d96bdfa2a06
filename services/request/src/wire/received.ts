import type { Actor } from '@setu/proto/common';
import { historySince } from '../requests/domain/received.js';
import type { Stores } from '../store/index.js';
import type { Gathered } from './gather-view.js';

/**
 * Shows a supplier requests since they reached it: the moment of receipt as the publication, and no earlier events.
 * Other readers get the requests unchanged.
 */
export async function asReceived(
  read: Pick<Stores, 'invitations'>,
  { companyType, companyId }: Actor,
  visible: readonly Gathered[],
): Promise<readonly Gathered[]> {
  if (companyType !== 'supplier') return visible;
  const received = await read.invitations.receivedAmong(
    visible.map(({ request }) => request.id),
    companyId,
  );
  return visible.map((gathered) => {
    const { request, history } = gathered;
    const at = received.get(request.id) ?? request.sentToSupplierAt;
    if (at === undefined) return gathered;
    const publication = request.publication && { ...request.publication, at };
    return { ...gathered, request: { ...request, publication }, history: historySince(history, at) };
  });
}
