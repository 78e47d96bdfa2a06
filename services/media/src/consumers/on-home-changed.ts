import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/catalogue/events';
import { attach } from '../files/changes/attach.js';
import { publicAudience } from '../files/domain/attachment.js';
import type { Stores } from '../files/store/index.js';

/** The pictures of the home page's blocks: everybody sees them; those of blocks that are gone are let go. */
export const onHomeChanged: Consumer<Stores> = {
  name: 'media.home-pictures',
  subject: 'setu.catalogue.home.changed',
  from: 'start',
  async handle({ payload, occurredAt, actorUserId }, stores) {
    const { revision, before, after } = wire.HomeChanged.decode(payload);
    const now = new Map((after?.blocks ?? []).map(({ id, pictureIds }) => [id, pictureIds.filter(isUuid)]));
    const ids = new Set([...(before?.blocks ?? []).map(({ id }) => id), ...now.keys()].filter(isUuid));
    // One order for all: two changes of the page at once do not wait for each other's blocks.
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
