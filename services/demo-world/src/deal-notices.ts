import { companyById, userId } from './companies/companies.js';
import { demoId } from './demo-id.js';
import { hoursAfter } from './epoch.js';
import { activeUsersOf, doing, managers, type NoticeDraft, namesOf } from './notice-drafts.js';
import type { DemoDeal, DemoOffer, DemoTalk } from './shapes/demo-deal.js';
import type { DemoRequest } from './shapes/demo-request.js';
import type { DemoNoticeType } from './shapes/demo-review.js';

/**
 * The hours from a message to its notification, half a minute. The services load the demo world at slightly different
 * times, and a notification quotes the last message before it.
 */
const noticeDelay = 1 / 120;

type Side = 'customer' | 'supplier' | 'broker';

const contactOf = (companyId: string): string => userId(companyById(companyId).contact.email);
const nameOf = (companyId: string): string => companyById(companyId).shortName;
const invitationId = ({ id }: DemoRequest, supplier: string): string => demoId('invitation', `${id}:${supplier}`);
const sideOf = (user: string): string => doing(user, 'broker').by ?? '';

/** Returns the notifications that the product would create for the messages, invitations and offers of a request. */
export const dealNotices = (request: DemoRequest, deal: DemoDeal): NoticeDraft[] => [
  ...deal.talks.flatMap((talk) => ofTalk(request, talk)),
  ...deal.invited.flatMap((invited) => {
    const { supplierCompanyId: supplier, at, declined } = invited;
    const invitation = noticesOf(request, { type: 'supplier_invited', at, by: managerOf(request), reader: 'supplier' });
    const refusal = declined && { supplier: nameOf(supplier), decline: declined.reason };
    const refused = { type: 'invitation_declined', by: contactOf(supplier), reader: 'broker' } as const;
    return [
      ...invitation(activeUsersOf(supplier)),
      ...(declined && refusal
        ? noticesOf(request, { ...refused, at: declined.at, more: refusal })([managerOf(request)])
        : []),
    ];
  }),
  ...deal.offers.flatMap((offer) => ofOffer(request, offer)),
];

function ofOffer(request: DemoRequest, offer: DemoOffer): NoticeDraft[] {
  const { supplierCompanyId: supplier, at, sharedAt, preferredAt } = offer;
  const of = { offer: invitationId(request, supplier) };
  const more = { supplier: nameOf(supplier), decline: '', ...of };
  const manager = managerOf(request);
  const offered = noticesOf(request, { type: 'offer_given', at, by: contactOf(supplier), reader: 'broker', more });
  const shared =
    sharedAt && noticesOf(request, { type: 'offer_shared', at: sharedAt, by: manager, reader: 'customer', more: of });
  const liked = { type: 'offer_preferred', by: request.authorUserId, reader: 'broker', more } as const;
  return [
    ...offered([manager]),
    ...(shared ? shared(activeUsersOf(request.customerCompanyId)) : []),
    ...(preferredAt ? noticesOf(request, { ...liked, at: preferredAt })([manager]) : []),
  ];
}

const managerOf = ({ brokerManagerId }: DemoRequest): string => brokerManagerId ?? '';

/** An event that the users of one side are notified of. Users get no notification of their own actions. */
interface NoticeSource {
  type: DemoNoticeType;
  at: string;
  by: string;
  reader: Side;
  more?: Record<string, string>;
}

const noticesOf =
  (request: DemoRequest, { type, at, by, reader, more = {} }: NoticeSource) =>
  (to: readonly string[]): NoticeDraft[] =>
    to
      .filter((user) => user !== '' && user !== by)
      .map((user) => ({
        ...{ userId: user, type, entityType: 'request', entityId: request.id, createdAt: at },
        params: { ...namesOf(request), ...doing(by, reader), ...more },
        key: by,
      }));

/**
 * Returns the notifications of a conversation for each of its readers. A reader's unread messages share one
 * notification that counts them.
 */
function ofTalk(request: DemoRequest, talk: DemoTalk): NoticeDraft[] {
  const { supplierCompanyId: supplier } = talk;
  const party: Side = supplier === null ? 'customer' : 'supplier';
  const company = supplier ?? request.customerCompanyId;
  const channel = supplier === null ? 'customer' : `supplier-${invitationId(request, supplier)}`;
  const acceptedAt = request.events.find(({ status }) => status === 'in_work')?.at ?? '';
  // Until a manager accepts a request, all managers are notified.
  const people = [...new Set([...activeUsersOf(company), managerOf(request), ...managers])].filter((id) => id !== '');
  return people.flatMap((user) => {
    const reader: Side = managers.includes(user) ? 'broker' : party;
    const readSeq = talk.readers.find(({ userId: id }) => id === user)?.seq ?? 0;
    const notices: NoticeDraft[] = [];
    let waiting = 0;
    for (const [index, { id, at, byUserId, asks, ofClaim }] of talk.messages.entries()) {
      const isFromOther = (sideOf(byUserId) === 'broker') !== (reader === 'broker');
      const isAddressee = reader !== 'broker' || user === managerOf(request) || at < acceptedAt;
      if (!isFromOther || !isAddressee || ofClaim) continue;
      if (waiting > 0) notices.pop();
      waiting += 1;
      const isRead = index < readSeq;
      const params = { channel, asks: String(asks), ...(reader === 'broker' && { [party]: nameOf(company) }) };
      const type = 'request_message';
      const [notice] = noticesOf(request, {
        type,
        at: hoursAfter(at, noticeDelay),
        by: byUserId,
        reader,
        more: { ...params, messages: String(waiting) },
      })([user]);
      if (notice) notices.push({ ...notice, key: id, isRead });
      if (isRead) waiting = 0;
    }
    return notices;
  });
}
