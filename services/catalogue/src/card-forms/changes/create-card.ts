import { notFound } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { skuCreated } from '../../events.js';
import type { Stores } from '../../store/index.js';
import { toWireDetails } from '../../wire/card-details.js';
import type { FormContent } from '../domain/form-content.js';
import { toVersion } from '../store/form-version.js';
import { openCard } from './must-write.js';
import { type Written, writtenCard } from './write-version.js';

export interface NewForm {
  skuId: string;
  companyId: string;
  brokerManagerId: string | undefined;
  form: FormContent;
  at: Date;
}

/**
 * Makes a card as a draft and tells of it; once under its id, after that it is given as it stands. That of a manager who
 * has left in this moment is his heir's. Who makes several in one transaction holds the leavers before the first.
 */
export async function createCard(stores: WriteStores<Stores>, made: NewForm): Promise<Written> {
  const { skuId, companyId, form } = made;
  await stores.leavers.hold();
  const brokerManagerId = made.brokerManagerId && (await stores.leavers.workOf(made.brokerManagerId));
  const isNew = await stores.cardVersions.begin({ ...made, brokerManagerId, vendorCode: form.vendorCode });
  if (!isNew) {
    const open = await openCard(stores, await stores.cardVersions.lock(skuId));
    if (open.head.companyId !== companyId) throw notFound();
    return { card: await writtenCard(stores, skuId), edit: open.edit, changed: false };
  }
  const edit = 1;
  await stores.cardVersions.write(skuId, 1, { edit, content: toVersion(form, undefined) });
  const card = await writtenCard(stores, skuId);
  await stores.outbox.add(skuCreated({ card: toWireDetails(card, true), draftVersion: 1, edit }));
  return { card, edit, changed: true };
}
