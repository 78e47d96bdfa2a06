import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/suppliers';
import type { Stores } from '../store/index.js';

/** Records on an application that a supplier was created from it. */
export const onSupplierSaved: Consumer<Stores> = {
  name: 'review.suppliers-of-applications',
  subject: 'setu.identity.supplier.saved',
  from: 'start',
  async handle({ payload, occurredAt, actorUserId, actingUserId }, { applications, applicationTransitions }) {
    const { applicationId, companyId } = wire.SupplierSaved.decode(payload);
    if (applicationId === '' || !(await applications.setCompany(applicationId, companyId))) return;
    const by = { byUserId: actorUserId || undefined, actingUserId: actingUserId || undefined };
    await applicationTransitions.add({ applicationId, kind: 'supplier_made', at: new Date(occurredAt), ...by });
  },
};
