import {
  categories,
  companies,
  type DemoCard,
  demoApplications,
  demoCards,
  demoRequests,
  homeBlocks,
} from '@setu/demo-world';
import {
  type Attachment,
  type Audience,
  cardAudience,
  type Entity,
  managersAudience,
  publicAudience,
  publishedCardAudience,
  requestAudience,
} from './files/domain/attachment.js';

/** A file and one object that uses it. */
export interface Entry {
  fileId: string;
  attachment: Attachment;
}

/** Returns the attachments of the demo world's files, as the events of the same objects would create them. */
export const attachmentsOfDemo = (now: Date): Entry[] => [
  ...demoCards().flatMap(cardEntries),
  ...homeBlocks.flatMap(({ id, pictureIds }) =>
    pictureIds.map((fileId) => shown(fileId, { entityType: 'home_block', entityId: id })),
  ),
  ...categories.map(({ id, pictureId }) => shown(pictureId, { entityType: 'category', entityId: id })),
  ...demoRequests(now).flatMap((request) => {
    const published = request.status !== 'draft';
    const audience = requestAudience({ ...request, published, supplierCompanyId: request.supplierCompanyId ?? '' });
    return request.fileIds.map((id) => entry(id, { entityType: 'request', entityId: request.id }, audience, published));
  }),
  ...companies.flatMap(({ id, brokerFileIds }) =>
    brokerFileIds.map((fileId) => entry(fileId, { entityType: 'company', entityId: id }, cardAudience(id))),
  ),
  ...companies.flatMap(({ id, logoPictureId }) =>
    logoPictureId === '' ? [] : [shown(logoPictureId, { entityType: 'company', entityId: id })],
  ),
  ...demoApplications(now).flatMap(({ id, fileIds }) =>
    fileIds.map((fileId) => entry(fileId, { entityType: 'application', entityId: id }, managersAudience())),
  ),
];

function cardEntries({ id, companyId, state, pictureIds, certificateIds }: DemoCard): Entry[] {
  const published = state === 'published';
  const of: Entity = { entityType: published ? 'sku' : 'sku_draft', entityId: id };
  const audience = published ? publishedCardAudience(companyId) : cardAudience(companyId);
  return [
    ...pictureIds.map((fileId) => entry(fileId, { ...of, role: 'picture' }, audience, published)),
    ...certificateIds.map((fileId) => entry(fileId, of, audience, published)),
  ];
}

const shown = (fileId: string, of: Entity): Entry => entry(fileId, { ...of, role: 'picture' }, publicAudience());

type Of = Entity & Partial<Pick<Attachment, 'role'>>;

const entry = (fileId: string, of: Of, audience: Audience, published = true): Entry => ({
  fileId,
  attachment: { role: 'document', published, audience, ...of },
});
