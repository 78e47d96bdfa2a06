import { internal, isUuid } from '@setu/kit/core';
import type { Consumer, WriteStores } from '@setu/kit/events';
import type * as wireCard from '@setu/proto/catalogue/cards';
import * as wire from '@setu/proto/catalogue/events';
import { type Attaching, attach } from '../files/changes/attach.js';
import { cardAudience, emptyAudience, publishedCardAudience } from '../files/domain/attachment.js';
import type { Stores } from '../files/store/index.js';

/**
 * Attaches a card's pictures and certificates. The published version and the draft version have separate attachments,
 * so public files stay public while a new version is edited.
 */
export const onSkuChanged: Consumer<Stores> = {
  name: 'media.sku-files',
  subject: 'setu.catalogue.sku.*',
  together: true,
  from: 'start',
  async handle({ subject, payload, occurredAt }, stores) {
    const at = new Date(occurredAt);
    if (subject.endsWith('.withdrawn')) return withdraw(stores, wire.SkuWithdrawn.decode(payload));
    if (subject.endsWith('.removed')) return release(stores, wire.SkuRemoved.decode(payload), at);
    if (subject.endsWith('.published')) return publish(stores, cardOf(wire.SkuPublished.decode(payload)), at);
    if (subject.endsWith('.updated') || subject.endsWith('.created')) {
      const card = cardOf(wire.SkuUpdated.decode(payload));
      return hold(stores, card, { at, entityType: 'sku_draft', files: filesOf(card), as: inWork(card) });
    }
  },
};

async function publish(stores: WriteStores<Stores>, card: Known, at: Date): Promise<void> {
  const as = { published: true, audience: publishedCardAudience(card.companyId) };
  await hold(stores, card, { at, entityType: 'sku', files: filesOf(card), as });
  await hold(stores, card, { at, entityType: 'sku_draft', files: [], as: inWork(card) });
}

async function withdraw(stores: WriteStores<Stores>, { skuId, revision }: wire.SkuWithdrawn): Promise<void> {
  const entity = { entityType: 'sku', entityId: skuId } as const;
  if (!(await stores.attachments.advance(entity, revision))) return;
  await stores.attachments.unpublish(entity);
}

/**
 * Detaches the files of a deleted card's draft version. Files of the published version stay, because open requests
 * still show the card.
 */
async function release(stores: WriteStores<Stores>, { skuId, revision }: wire.SkuRemoved, at: Date): Promise<void> {
  const entity = { entityType: 'sku_draft', entityId: skuId } as const;
  if (!(await stores.attachments.advance(entity, revision))) return;
  const noOwner = { userId: '', companyId: '', forCard: true };
  await attach(stores, { entity, files: [], claim: noOwner, as: { published: false, audience: emptyAudience() }, at });
}

interface Holding extends Pick<Attaching, 'at' | 'files' | 'as'> {
  entityType: 'sku' | 'sku_draft';
}

async function hold(stores: WriteStores<Stores>, card: Known, { entityType, ...held }: Holding): Promise<void> {
  const entity = { entityType, entityId: card.skuId };
  if (!(await stores.attachments.advance(entity, card.revision))) return;
  await attach(stores, { entity, claim: { userId: '', companyId: card.companyId, forCard: true }, ...held });
}

interface Known {
  skuId: string;
  companyId: string;
  revision: number;
  pictureIds: string[];
  certificateIds: string[];
}

function cardOf({ card: details }: { card?: wireCard.CardDetails | undefined }): Known {
  const card = details?.card;
  if (details === undefined || card === undefined) throw internal('a SKU event has no card');
  return {
    skuId: card.skuId,
    companyId: card.company?.id ?? '',
    revision: details.revision,
    pictureIds: card.pictureIds.filter(isUuid),
    certificateIds: details.certificates.map(({ id }) => id).filter(isUuid),
  };
}

const filesOf = ({ pictureIds, certificateIds }: Known): Holding['files'] => [
  ...pictureIds.map((id) => ({ id, role: 'picture' as const })),
  ...certificateIds.map((id) => ({ id, role: 'document' as const })),
];

const inWork = ({ companyId }: Known): Holding['as'] => ({ published: false, audience: cardAudience(companyId) });
