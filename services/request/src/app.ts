import type { Env, Parts, Service } from '@setu/kit/process';
import { startService } from '@setu/kit/process';
import { equip } from '@setu/kit/rpc';
import { cartRpcs } from './cart/rpc/index.js';
import { consumers } from './consumers/index.js';
import { deskRpcs } from './desk/rpc/index.js';
import { draftRpcs } from './drafts/rpc/index.js';
import { exportRpcs } from './exports/rpc/index.js';
import { invitationRpcs } from './invitations/rpc/index.js';
import { messageRpcs } from './messages/rpc/index.js';
import { migrations } from './migrations/index.js';
import { milestoneRpcs } from './milestones/rpc/index.js';
import { requestRpcs } from './requests/rpc/index.js';
import { served } from './served.js';
import { type Stores, stores } from './store/index.js';

/** Takes the environment, gives the running service. */
export const start = (env: Env, parts: Parts = {}): Promise<Service<Stores, typeof served>> =>
  startService(
    {
      name: 'request',
      service: served,
      migrations,
      stores,
      handlers: (deps) =>
        equip(
          {
            ...cartRpcs,
            ...deskRpcs,
            ...draftRpcs,
            ...exportRpcs,
            ...invitationRpcs,
            ...messageRpcs,
            ...milestoneRpcs,
            ...requestRpcs,
          },
          deps,
        ),
      consumers: () => consumers,
      demo: async (deps) => (await import('./demo.js')).loadDemo(deps),
    },
    env,
    parts,
  );
