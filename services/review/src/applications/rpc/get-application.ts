import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import { mustSee } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';
import { toApplication } from './application-message.js';

/** Open to managers. Returns the full application. */
export const getApplication: Rpc<'getApplication'> =
  ({ read }) =>
  async ({ applicationId }, { actor }) => {
    mustSee(actor, 'applications');
    const application = await read.applications.byId(readId(applicationId));
    if (application === undefined) throw notFound();
    return { application: await toApplication(application, actor, read) };
  };
