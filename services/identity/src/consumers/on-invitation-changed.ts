import type { Consumer, WriteStores } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { declineReasonWord, invitationStepWord } from '@setu/proto/wire-words';
import type { CompanyType, InvitationStep, NoticeType } from '@setu/proto/words';
import { writeNotices } from '../notices/changes/write-notices.js';
import { actorParams } from '../notices/domain/event-actor.js';
import type { NoticeDraft } from '../notices/domain/notices.js';
import type { Stores } from '../store/index.js';
import { actorOf } from './actor-of.js';
import { requestDraft } from './request-draft.js';
import { termsParams } from './terms-params.js';

/**
 * The side that is notified of a transition, and the type of notification. For other transitions there is no
 * notification, or the request's own transition causes one.
 */
const notifications: Partial<Record<InvitationStep, { reader: CompanyType; type: NoticeType }>> = {
  invited: { reader: 'supplier', type: 'supplier_invited' },
  withdrawn: { reader: 'supplier', type: 'invitation_withdrawn' },
  not_chosen: { reader: 'supplier', type: 'supplier_not_chosen' },
  declined: { reader: 'broker', type: 'invitation_declined' },
  offer_given: { reader: 'broker', type: 'offer_given' },
  offer_changed: { reader: 'broker', type: 'offer_changed' },
  preferred: { reader: 'broker', type: 'offer_preferred' },
  shared: { reader: 'customer', type: 'offer_shared' },
};

/** The notifications that report an offer. */
const ofOffers: readonly NoticeType[] = ['offer_given', 'offer_changed', 'offer_preferred', 'offer_shared'];

/**
 * Notifies users when a supplier is invited to offer, answers, or is not chosen, and when an offer is shared with the
 * customer or preferred.
 */
export const onInvitationChanged: Consumer<Stores> = {
  name: 'identity.notices-of-invitations',
  subject: 'setu.request.invitation.changed',
  handle: async (event, stores) => {
    const changed = wire.InvitationChanged.decode(event.payload);
    const step = invitationStepWord(changed.step);
    await stores.signals.requestTouched({ requestId: changed.requestId, companyIds: onlookers(step, changed) });
    const notification = step && notifications[step];
    const isReportedByRequest = changed.byMove && step === 'invited';
    if (notification === undefined || isReportedByRequest) return;
    const { reader, type } = notification;
    const actor = actorParams(await actorOf(event, stores), reader);
    const draft = requestDraft(type, changed, {
      ...actor,
      // The page looks up the offer's terms by this id, so that it shows only what the reader may see then.
      ...(ofOffers.includes(type) && { offer: changed.invitationId, ...termsParams(changed.terms) }),
      ...(reader === 'broker' && (await ofBroker(changed, stores))),
    });
    await writeNotices(stores, { event, draft: reached(draft), to: await readers(reader, changed, stores) });
  },
};

/**
 * Returns the companies, besides the brokers, whose pages show the invitation: its supplier and, once the offer is
 * shared, the customer.
 */
function onlookers(step: InvitationStep | undefined, changed: wire.InvitationChanged): string[] {
  const isCustomers = changed.shared || step === 'shared' || step === 'unshared' || step === 'preferred';
  return [changed.supplierCompanyId, ...(isCustomers ? [changed.customerCompanyId] : [])];
}

/** Returns parameters for the broker only: the supplier's name and why it made no offer. */
async function ofBroker(changed: wire.InvitationChanged, stores: WriteStores<Stores>): Promise<Record<string, string>> {
  const supplier = await stores.companies.byId(changed.supplierCompanyId);
  return { supplier: supplier?.shortName ?? '', decline: declineReasonWord(changed.reason) ?? '' };
}

/** Removes the link from the notification of a withdrawn invitation, because the invitation has no page. */
const reached = (draft: NoticeDraft): NoticeDraft =>
  draft.type === 'invitation_withdrawn' ? { ...draft, entityType: 'none', entityId: '' } : draft;

function readers(
  reader: CompanyType,
  changed: wire.InvitationChanged,
  { users }: WriteStores<Stores>,
): Promise<string[]> | string[] {
  if (reader === 'broker') return [changed.brokerManagerId];
  return users.idsOfCompany(reader === 'customer' ? changed.customerCompanyId : changed.supplierCompanyId);
}
