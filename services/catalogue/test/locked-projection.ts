import { systemIds } from '@setu/kit/core';
import { CompanyType } from '@setu/proto/common/words';
import { CompanyChanged } from '@setu/proto/identity/events';
import { projectCompanyStep } from '../src/cards/changes/project-company.js';
import { onCompanyChanged } from '../src/consumers/on-company-changed.js';
import type { Catalogue } from './fixtures.js';

/**
 * Publishes a company event of identity and locks the resulting task as if its process was killed. The job queue then
 * keeps it locked for hours.
 */
export async function tellHeld(
  { deps }: Catalogue,
  told: { companyId: string; active: boolean; version: number },
): Promise<void> {
  const event = { type: CompanyType.SUPPLIER, shortName: 'Big', city: { en: 'Pune', ru: 'Пуна' }, ...told };
  const changed = CompanyChanged.fromPartial(event);
  await deps.write(async (stores) => {
    await onCompanyChanged.handle(
      {
        ...{ id: systemIds.id(), subject: 'setu.identity.company.changed', aggregateId: told.companyId },
        ...{ occurredAt: new Date().toISOString(), actorUserId: '', actingUserId: '' },
        payload: Buffer.from(CompanyChanged.encode(changed).finish()),
      },
      stores,
    );
    await stores.conn('_private_jobs').update({ locked_at: new Date(), locked_by: 'killed' });
  });
}

/** Runs one batch of the locked task. Returns whether more may be left. */
export const step = ({ deps }: Catalogue, companyId: string, batch: number): Promise<boolean> =>
  deps.write((stores) => projectCompanyStep(stores, companyId, { takenOut: batch, putIn: batch }));

/** Runs all remaining batches. */
export async function allSteps(catalogue: Catalogue, companyId: string, batch: number): Promise<void> {
  while (await step(catalogue, companyId, batch));
}
