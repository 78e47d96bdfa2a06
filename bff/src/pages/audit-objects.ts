import { isUuid } from '@setu/kit/core';
import type { LocalText } from '@setu/proto/common';
import type { CallContext } from '../http/call-context.js';
import type { ShownAuditEntry } from './audit-page.js';
import { optional } from './part.js';

/** The key of an object's name. */
const objectKey = ({ objectKind, objectId }: Pick<ShownAuditEntry, 'objectKind' | 'objectId'>): string =>
  `${objectKind} ${objectId}`;

const batchSize = 10;
const namingMs = 1500;

/**
 * Adds the names of the requests, reviews, applications and cards in these audit entries. Objects that the caller may
 * not see, or that cannot be read now, keep no name.
 */
export async function addObjectNames(
  call: CallContext,
  entries: readonly ShownAuditEntry[],
  names: Map<string, string>,
): Promise<void> {
  const { request, review, catalogue } = call.deps.services;
  const idsOf = (kind: string): string[] => [
    ...new Set(
      entries.flatMap(({ objectKind, objectId }) =>
        objectKind === kind && isUuid(objectId) && !names.has(objectKey({ objectKind, objectId })) ? [objectId] : [],
      ),
    ),
  ];
  const textOf = (text: LocalText | undefined): string =>
    text?.[call.locale] || text?.[call.locale === 'ru' ? 'en' : 'ru'] || '';
  const set = (objectKind: string, objectId: string, name: string) =>
    names.set(objectKey({ objectKind, objectId }), name);
  /** Reads objects one by one, for services without a call for several. */
  const each = async (kind: string, nameOf: (id: string) => Promise<string>) => {
    const ids = idsOf(kind);
    for (let at = 0; at < ids.length; at += batchSize) {
      await Promise.all(ids.slice(at, at + batchSize).map(async (id) => set(kind, id, await optional(nameOf(id), ''))));
    }
  };
  const requests = async (requestIds: string[]) => {
    const found =
      requestIds.length === 0
        ? null
        : await optional(request.batchGetHeads({ requestIds }, call.reads(namingMs)), null);
    for (const { id, numericHash, name } of found?.heads ?? [])
      set('request', id, [numericHash, textOf(name)].filter(Boolean).join(' '));
  };
  const cards = async (skuIds: string[]) => {
    const found =
      skuIds.length === 0 ? null : await optional(catalogue.batchGetCards({ skuIds }, call.reads(namingMs)), null);
    for (const id of skuIds) set('card', id, textOf(found?.cards[id]?.card?.card?.name));
  };
  await Promise.all([
    requests(idsOf('request')),
    cards(idsOf('card')),
    each('review', async (reviewId) => {
      const { review: found } = await review.getReview({ reviewId }, call.reads(namingMs));
      return textOf(found?.row?.name);
    }),
    each('application', async (applicationId) => {
      const { application } = await review.getApplication({ applicationId }, call.reads(namingMs));
      return [application?.numericHash, application?.form?.companyName].filter(Boolean).join(' ');
    }),
  ]);
}
