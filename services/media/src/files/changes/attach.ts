import type { WriteStores } from '@setu/kit/events';
import { type Attachment, type Claim, type Entity, mayAttach } from '../domain/attachment.js';
import type { Stores } from '../store/index.js';

/** The files that an object uses now, as its event reports them. */
export interface Attaching {
  entity: Entity;
  /** The complete list of files, each with its role. */
  files: readonly { id: string; role: Attachment['role'] }[];
  claim: Claim;
  as: Pick<Attachment, 'published' | 'audience'>;
  /** When the object was written. */
  at: Date;
}

/**
 * Makes the given list the files of an object. Attaches new files and ends their leases. Detaches all other files.
 * Skips ids without a file. Also skips files that are neither leased to the object nor covered by the claim, so that a
 * list cannot open other users' files.
 * Restores a file that was removed after the write, because the write came first.
 */
export async function attach(stores: WriteStores<Stores>, attaching: Attaching): Promise<void> {
  const { files, attachments, leases } = stores;
  const { entity, as, at } = attaching;
  const before = await attachments.fileIdsOf(entity);
  const requested = new Map(attaching.files.map(({ id, role }) => [id.toLowerCase(), role]));
  const touched = [...new Set([...before, ...requested.keys()])];
  // Most cards in an import sheet have no files, so the queries below are skipped for them.
  if (touched.length === 0) return;
  const mayStay = await allowedOf(stores, attaching, { before, touched, wanted: [...requested.keys()] });
  const stay = [...requested].filter(([id]) => mayStay.has(id));
  const ids = stay.map(([id]) => id);
  await files.revive(ids, at);
  const alive = await files.batchGet(ids);
  const used = stay.filter(([id]) => ['ready', 'attached'].includes(alive.get(id)?.state ?? ''));
  await attachments.put(used.map(([fileId, role]) => ({ fileId, attachment: { ...entity, ...as, role } })));
  await attachments.detachOthers(
    entity,
    used.map(([id]) => id),
  );
  await attachments.settle(touched, at);
  await leases.end(entity, ids, at);
}

interface Lists {
  before: readonly string[];
  touched: string[];
  wanted: string[];
}

async function allowedOf(
  { files, attachments, leases }: WriteStores<Stores>,
  { entity, claim }: Attaching,
  { before, touched, wanted }: Lists,
): Promise<Set<string>> {
  const locked = await files.batchLock(touched);
  const present = await attachments.ofFiles(wanted);
  const leased = await leases.grantedTo(entity, wanted);
  const allowed = wanted.filter((id) => {
    const file = locked.get(id);
    if (file === undefined) return false;
    return before.includes(id) || leased.has(id) || mayAttach(file, present.get(id) ?? [], claim);
  });
  return new Set(allowed);
}
