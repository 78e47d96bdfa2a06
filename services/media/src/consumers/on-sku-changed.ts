import { internal, isUuid } from '@setu/kit/core';
import type { Consumer, WriteStores } from '@setu/kit/events';
import type { CardDetails } from '@setu/proto/catalogue';
import { SkuPublished, SkuUpdated, SkuWithdrawn } from '@setu/proto/catalogue/events';
import type { ServiceDeps } from '../deps.js';
import { type Attachment, cardAudience, publishedCardAudience } from '../domain/attachment.js';
import type { Stores } from '../store/index.js';
import { attach } from './attach.js';

/**
 * A card's pictures and certificates. Its published version and the one in work hold their files apart: what is public
 * stays so while a new version is being written.
 */
export const onSkuChanged = ({ clock }: ServiceDeps): Consumer<Stores> => ({
  name: 'media.sku-files',
  subject: 'setu.catalogue.sku.*',
  async handle({ subject, payload }, stores) {
    const at = clock.now();
    if (subject.endsWith('.withdrawn')) return withdraw(stores, SkuWithdrawn.decode(payload));
    if (subject.endsWith('.published')) return publish(stores, cardOf(SkuPublished.decode(payload)), at);
    if (subject.endsWith('.updated') || subject.endsWith('.created')) {
      const card = cardOf(SkuUpdated.decode(payload));
      return hold(stores, card, { at, entityType: 'sku_draft', files: filesOf(card), as: inWork(card) });
    }
  },
});

async function publish(stores: WriteStores<Stores>, card: Known, at: Date): Promise<void> {
  const as = { published: true, audience: publishedCardAudience(card.companyId) };
  await hold(stores, card, { at, entityType: 'sku', files: filesOf(card), as });
  await hold(stores, card, { at, entityType: 'sku_draft', files: [], as: inWork(card) });
}

async function withdraw(stores: WriteStores<Stores>, { skuId, version }: SkuWithdrawn): Promise<void> {
  const entity = { entityType: 'sku', entityId: skuId } as const;
  if (!(await stores.attachments.advance(entity, version))) return;
  await stores.attachments.unpublish(entity);
}

type Holding = {
  at: Date;
  entityType: 'sku' | 'sku_draft';
  files: { id: string; role: Attachment['role'] }[];
  as: Pick<Attachment, 'published' | 'audience'>;
};

async function hold(stores: WriteStores<Stores>, card: Known, { entityType, ...held }: Holding): Promise<void> {
  const entity = { entityType, entityId: card.skuId };
  if (!(await stores.attachments.advance(entity, card.version))) return;
  await attach(stores, { entity, claim: { userId: '', companyId: card.companyId, brokersToo: true }, ...held });
}

type Known = { skuId: string; companyId: string; version: number; pictureIds: string[]; certificateIds: string[] };

function cardOf({ card: details }: { card?: CardDetails | undefined }): Known {
  const card = details?.card;
  if (details === undefined || card === undefined) throw internal('a sku event without its card');
  return {
    skuId: card.skuId,
    companyId: card.company?.id ?? '',
    version: details.version,
    pictureIds: card.pictureIds.filter(isUuid),
    certificateIds: details.certificates.map(({ id }) => id).filter(isUuid),
  };
}

const filesOf = ({ pictureIds, certificateIds }: Known): Holding['files'] => [
  ...pictureIds.map((id) => ({ id, role: 'picture' as const })),
  ...certificateIds.map((id) => ({ id, role: 'document' as const })),
];

const inWork = ({ companyId }: Known): Holding['as'] => ({ published: false, audience: cardAudience(companyId) });
