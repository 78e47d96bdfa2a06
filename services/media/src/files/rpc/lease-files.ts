import { isUuid } from '@setu/kit/core';
import { type Actor, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/media/files';
import type { Rpc } from '../../served.js';
import type { Entity } from '../domain/attachment.js';
import type { File } from '../domain/file.js';
import { leaseFault, leaseFrom } from '../domain/lease.js';
import { idsOutOfRange, notLeasable, targetInvalid } from '../domain/refusals.js';
import { toRef } from './file-ref.js';

const maxFiles = 100;

const kinds: Readonly<Record<string, Entity['entityType']>> = {
  [wire.TargetKind.REQUEST]: 'request',
  [wire.TargetKind.OFFER]: 'offer',
  [wire.TargetKind.MESSAGE]: 'message',
  [wire.TargetKind.MILESTONE]: 'milestone',
  [wire.TargetKind.CLAIM]: 'claim',
  [wire.TargetKind.MOVE]: 'move',
  [wire.TargetKind.CARD]: 'sku_draft',
  [wire.TargetKind.APPLICATION]: 'application',
  [wire.TargetKind.COMPANY]: 'supplier',
  [wire.TargetKind.HOME_BLOCK]: 'home_block',
};

/**
 * Open to users who are about to attach files to an object. Leases all of the files, or none if the caller may not use
 * one of them.
 */
export const leaseFiles: Rpc<'leaseFiles'> =
  ({ write, clock }) =>
  async (request, { actor }) => {
    const ids = request.fileIds.map((id) => id.toLowerCase());
    if (ids.length === 0 || ids.length > maxFiles || new Set(ids).size < ids.length) throw idsOutOfRange();
    const target = readTarget(request);
    const supplierId = readSupplier(request, actor);
    const known = ids.filter(isUuid);
    const leased = await write(async ({ files, attachments, leases }) => {
      const found = await files.batchLock(known);
      const attached = await attachments.ofFiles(known);
      const faults = new Map<number, string>();
      const usable: File[] = [];
      ids.forEach((id, index) => {
        const file = found.get(id);
        const fault = leaseFault(actor, { file, attachments: attached.get(id) ?? [] }, { ...target, supplierId });
        if (fault !== undefined) faults.set(index, fault);
        else if (file !== undefined) usable.push(file);
      });
      if (faults.size > 0) throw notLeasable(faults);
      await leases.take(target, known, leaseFrom(clock.now()));
      return usable;
    });
    return { files: leased.map(toRef) };
  };

function readTarget({ targetKind, targetId }: wire.LeaseFilesRequest): Entity {
  const entityType = kinds[targetKind];
  if (entityType === undefined) throw targetInvalid();
  return { entityType, entityId: readId(targetId) };
}

/**
 * Returns the supplier of the card being written. A supplier's users write only their own cards. The broker's users
 * write the cards of any supplier.
 */
function readSupplier({ targetKind, companyId }: wire.LeaseFilesRequest, actor: Actor): string | undefined {
  if (targetKind !== wire.TargetKind.CARD) return undefined;
  if (companyId === undefined) throw targetInvalid();
  const supplierId = readId(companyId);
  if (actor.companyType !== 'broker' && actor.companyId !== supplierId) throw targetInvalid();
  return supplierId;
}
