import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/catalogue/events';
import { attach } from '../files/changes/attach.js';
import { publicAudience } from '../files/domain/attachment.js';
import type { Stores } from '../files/store/index.js';

/** Attaches the pictures of the home page's blocks, which everyone can see. Detaches the pictures of deleted blocks. */
export const onHomeChanged: Consumer<Stores> = {
  name: 'media.home-pictures',
  subject: 'setu.catalogue.home.changed',
  from: 'start',
  async handle({ payload, occurredAt, actorUserId }, stores) {
    const { revision, before, after } = wire.HomeChanged.decode(payload);
    const now = new Map((after?.blocks ?? []).map(({ id, pictureIds }) => [id, pictureIds.filter(isUuid)]));
    const ids = new Set([...(before?.blocks ?? []).map(({ id }) => id), ...now.keys()].filter(isUuid));
    // All consumers process the blocks in the same order. So two concurrent changes of the page cannot deadlock.
    for (const entityId of [...ids].sort()) {
      const entity = { entityType: 'home_block', entityId } as const;
      if (!(await stores.attachments.advance(entity, revision))) continue;
      await attach(stores, {
        entity,
        files: (now.get(entityId) ?? []).map((id) => ({ id, role: 'picture' })),
        claim: { userId: actorUserId, companyId: '', forCard: false },
        as: { published: true, audience: publicAudience() },
        at: new Date(occurredAt),
      });
    }
  },
};
