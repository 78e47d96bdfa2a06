import { systemIds } from '@setu/kit/core';
import { CompanyType } from '@setu/proto/common/words';
import { CompanyChanged } from '@setu/proto/identity/events';
import { projectCompanyBatch } from '../src/cards/changes/project-company.js';
import { onCompanyChanged } from '../src/consumers/on-company-changed.js';
import type { Catalogue } from './fixtures.js';

/**
 * Publishes a company event of the identity service and locks the resulting task, as if its process was killed. The job
 * queue then keeps it locked for hours.
 */
export async function publishAndLock(
  { deps }: Catalogue,
  fields: { companyId: string; active: boolean; version: number },
): Promise<void> {
  const event = { type: CompanyType.SUPPLIER, shortName: 'Big', city: { en: 'Pune', ru: 'Пуна' }, ...fields };
  const changed = CompanyChanged.fromPartial(event);
  await deps.write(async (stores) => {
    await onCompanyChanged.handle(
      {
        ...{ id: systemIds.id(), subject: 'setu.identity.company.changed', aggregateId: fields.companyId },
        ...{ occurredAt: new Date().toISOString(), actorUserId: '', actingUserId: '' },
        payload: Buffer.from(CompanyChanged.encode(changed).finish()),
      },
      stores,
    );
    await stores.conn('_private_jobs').update({ locked_at: new Date(), locked_by: 'killed' });
  });
}

/** Runs one batch of the locked task. Returns whether more may be left. */
export const runBatch = ({ deps }: Catalogue, companyId: string, batch: number): Promise<boolean> =>
  deps.write((stores) => projectCompanyBatch(stores, companyId, { removed: batch, added: batch }));

/** Runs all remaining batches. */
export async function runAllBatches(catalogue: Catalogue, companyId: string, batch: number): Promise<void> {
  while (await runBatch(catalogue, companyId, batch));
}
