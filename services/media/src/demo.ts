import {
  companies,
  companyById,
  demoApplications,
  demoCards,
  demoFiles,
  demoRequests,
  userById,
} from '@setu/demo-world';
import { pictures } from '@setu/demo-world/pictures';
import type { ServiceDeps } from './deps.js';
import {
  type Attachment,
  type Audience,
  cardAudience,
  managersAudience,
  publicAudience,
  publishedCardAudience,
  requestAudience,
} from './files/domain/attachment.js';
import { type File, keyOf, type Owner } from './files/domain/file.js';

type Entry = { fileId: string; attachment: Attachment };

/**
 * The demo world's files: every drawing, public whatever card shows it, and every paper with what it is attached to.
 * Only rows: the bytes are made when first asked for.
 */
export async function loadDemo({ write, clock }: ServiceDeps): Promise<void> {
  const now = clock.now();
  const files = [...drawings(now), ...papers(now)];
  const known = new Set(files.map(({ id }) => id));
  const entries = attachments(now).filter(({ fileId }) => known.has(fileId));
  const attached = [...new Set(entries.map(({ fileId }) => fileId))];
  await write(async (stores) => {
    for (const some of inBatches(files)) await stores.files.add(some, now);
    for (const some of inBatches(entries)) await stores.attachments.put(some);
    await stores.attachments.settle(attached, now);
  });
}

const nobody: Owner = { userId: '', companyId: '', companyType: '', visitorId: '' };

const drawings = (now: Date): File[] =>
  pictures.map(({ id, name }) => ({
    ...{ id, key: keyOf(id, now), kind: 'drawn', state: 'ready', name: `${name}.webp`, type: 'image/webp' },
    ...{ size: 0, sha256: '', owner: nobody },
  }));

const papers = (now: Date): File[] =>
  demoFiles.map(({ id, name, type, ownerUserId, make }) => {
    const companyId = userById(ownerUserId).companyId;
    const companyType = companyById(companyId).type;
    return {
      ...{ id, key: keyOf(id, now), kind: 'made', state: 'ready', name, type, size: make().length, sha256: '' },
      owner: { userId: ownerUserId, companyId, companyType, visitorId: '' },
    };
  });

function attachments(now: Date): Entry[] {
  const cards = demoCards();
  return [
    ...pictures.map(({ id }) => entry(id, { entityType: 'demo', entityId: id, role: 'picture' }, publicAudience())),
    ...cards.flatMap(({ id, companyId, state, certificateIds }) =>
      certificateIds.map((fileId) =>
        state === 'published'
          ? entry(fileId, { entityType: 'sku', entityId: id }, publishedCardAudience(companyId))
          : entry(fileId, { entityType: 'sku_draft', entityId: id }, cardAudience(companyId), false),
      ),
    ),
    ...demoRequests(now).flatMap((request) => {
      const published = request.status !== 'draft';
      const audience = requestAudience({ ...request, published, supplierCompanyId: request.supplierCompanyId ?? '' });
      return request.fileIds.map((id) =>
        entry(id, { entityType: 'request', entityId: request.id }, audience, published),
      );
    }),
    ...companies.flatMap(({ id, brokerFileIds }) =>
      brokerFileIds.map((fileId) => entry(fileId, { entityType: 'company', entityId: id }, cardAudience(id))),
    ),
    ...demoApplications(now).flatMap(({ id, fileIds }) =>
      fileIds.map((fileId) => entry(fileId, { entityType: 'application', entityId: id }, managersAudience())),
    ),
  ];
}

type Of = Pick<Attachment, 'entityType' | 'entityId'> & Partial<Pick<Attachment, 'role'>>;

const entry = (fileId: string, of: Of, audience: Audience, published = true): Entry => ({
  fileId,
  attachment: { role: 'document', published, audience, ...of },
});

function* inBatches<T>(all: readonly T[], size = 500): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}
