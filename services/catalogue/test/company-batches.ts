import { systemIds } from '@setu/kit/core';
import { CompanyType } from '@setu/proto/common/words';
import { CompanyChanged } from '@setu/proto/identity/events';
import { projectCompanyBatch } from '../src/cards/changes/project-company.js';
import { onCompanyChanged } from '../src/consumers/on-company-changed.js';
import type { Catalogue } from './fixtures.js';

/** Settings of a catalogue that runs no tasks. The test runs the batches of its tasks itself. */
export const withoutTasks = { TASKS_DELAY_MS: '3600000' };

/** Handles a company event of the identity service, as the consumer does. */
export async function applyCompanyEvent(
  { deps }: Catalogue,
  fields: { companyId: string; active: boolean; version: number },
): Promise<void> {
  const event = { type: CompanyType.SUPPLIER, shortName: 'Big', city: { en: 'Pune', ru: 'Пуна' }, ...fields };
  const changed = CompanyChanged.fromPartial(event);
  await deps.write((stores) =>
    onCompanyChanged.handle(
      {
        ...{ id: systemIds.id(), subject: 'setu.identity.company.changed', aggregateId: fields.companyId },
        ...{ occurredAt: new Date().toISOString(), actorUserId: '', actingUserId: '' },
        payload: Buffer.from(CompanyChanged.encode(changed).finish()),
      },
      stores,
    ),
  );
}

/** Runs one batch of the company's task. Returns whether more may be left. */
export const runBatch = ({ deps }: Catalogue, companyId: string, batch: number): Promise<boolean> =>
  deps.write((stores) => projectCompanyBatch(stores, companyId, { removed: batch, added: batch }));

/** Runs all remaining batches. */
export async function runAllBatches(catalogue: Catalogue, companyId: string, batch: number): Promise<void> {
  while (await runBatch(catalogue, companyId, batch));
}
