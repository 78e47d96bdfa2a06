import { Actor } from '@setu/proto/common';
import { systemIds } from '../ids.js';

type ActorPart = Partial<Actor>;

/**
 * Returns a user of a company, with generated ids by default. Pass the company type, roles and permissions that the
 * test needs.
 */
export const testActor = (part: ActorPart = {}): Actor =>
  Actor.fromPartial({
    kind: 'user',
    userId: systemIds.id(),
    companyId: systemIds.id(),
    sessionId: systemIds.id(),
    commerceAllowed: true,
    platform: 'customer',
    locale: 'en',
    ...part,
  });

/** Actors by the type of their company, and `anonymous` and `system`. */
export const actors = {
  buyer: (part: ActorPart = {}): Actor =>
    testActor({ companyType: 'customer', platform: 'customer', locale: 'ru', ...part }),
  supplier: (part: ActorPart = {}): Actor => testActor({ companyType: 'supplier', platform: 'supplier', ...part }),
  broker: (part: ActorPart = {}): Actor => testActor({ companyType: 'broker', ...part }),
  anonymous: (part: ActorPart = {}): Actor =>
    Actor.fromPartial({ kind: 'anonymous', visitorId: systemIds.id(), platform: 'customer', locale: 'en', ...part }),
  system: (name = 'test'): Actor => Actor.fromPartial({ kind: 'system', userId: name }),
};
