import * as notices from '@setu/proto/identity/notices';
import * as team from '@setu/proto/identity/team';
import { NoticePeriod } from '@setu/proto/identity/words';
import * as carts from '@setu/proto/request/cart';
import * as claims from '@setu/proto/request/claims';
import * as drafts from '@setu/proto/request/drafts';
import * as invitations from '@setu/proto/request/invitations';
import * as conversations from '@setu/proto/request/messages';
import * as milestones from '@setu/proto/request/milestones';
import * as requests from '@setu/proto/request/requests';
import { DeclineReason, IncoTerm, MilestoneKind, RejectReason, RequestKind } from '@setu/proto/request/words';
import { absenceBuilders, absenceMessages } from './absence-acts.js';
import { cardBuilders, cardMessages } from './card-acts.js';
import { type Act, idOf, type Step } from './deal.js';
import { importBuilders, importMessages } from './import-acts.js';
import { cardOf, companyOf, contact, rate, rupees, userIdOf, type Who } from './people.js';
import { sampleBuilders, sampleMessages } from './sample-acts.js';

/** What the users know of a deal. */
export interface Deal {
  requestId: string;
  /** Invitations by company id. */
  invitations: Map<string, string>;
  claimId: string;
  /** The card of the seed, its draft and its edit as somebody last saw them, and its review. */
  skuId: string;
  draftVersion: number;
  edit: number;
  reviewId: string;
  /** Whether the request went to a supplier. */
  isSent: boolean;
  sampleId: string;
  substitutionId: string;
  /** The import of the seed. */
  runId: string;
  /** The tokens of users who act with a session. */
  tokens: Map<Who, string>;
}

/** What is known of a deal before anybody did anything. */
export const newDeal = (): Deal => ({
  ...{ requestId: idOf('nothing'), invitations: new Map(), claimId: idOf('nothing') },
  ...{ skuId: idOf('nothing'), draftVersion: 0, edit: 0, reviewId: idOf('nothing') },
  isSent: false,
  ...{ sampleId: idOf('nothing'), substitutionId: idOf('nothing'), tokens: new Map() },
  runId: idOf('nothing'),
});

/** Returns whether the users know what an act is about. Acts on other things do not wait. */
export const isKnown = (act: Act, deal: Deal): boolean => {
  if (act === 'sample') return deal.isSent;
  const known = knownAs[act];
  return known === undefined || deal[known] !== idOf('nothing');
};

const knownAs: Partial<Record<Act, 'sampleId' | 'substitutionId' | 'runId'>> = {
  ...{ ship: 'sampleId', refuse: 'sampleId', judge: 'sampleId' },
  ...{ standin: 'substitutionId', dismiss: 'substitutionId' },
  ...{ apply: 'runId', halt: 'runId', progress: 'runId' },
};

export interface Sending {
  service: string;
  method: string;
  request: object;
}

/** A secret text of a company. Only those in the conversation may read it. */
export const secretOf = (who: Who, key: string): string => `secret of ${who} ${key}`;

const channelOf = (who: Who, deal: Deal, value: number): string => {
  const own = { supplier: companyOf.kaveri, other: companyOf.deccan }[who as 'supplier'];
  if (own !== undefined) return `supplier-${deal.invitations.get(own) ?? idOf('nothing')}`;
  const invited = [...deal.invitations.values()];
  const isBroker = ['manager', 'manager2', 'senior'].includes(who);
  return isBroker && value % 2 === 0 && invited[0] !== undefined ? `supplier-${invited[0]}` : 'customer';
};

export type Build = (
  step: Step,
  deal: Deal,
  head: { requestId: string; version: number; idempotencyKey: string },
) => object;

const company = (value: number): string => (value % 2 === 0 ? companyOf.kaveri : companyOf.deccan);

const rejection = { reason: RejectReason.BAD_PRICE, comment: 'Дорого' };

const builders: Record<Act, readonly [method: string, build: Build, service?: string]> = {
  ...cardBuilders,
  ...sampleBuilders,
  ...absenceBuilders,
  ...importBuilders,
  draft: ['createDraftFromCard', ({ deal }) => ({ card: cardOf((part) => idOf(`${part} ${deal}`)), contact })],
  publish: [
    'publishRequest',
    (_, __, head) => ({ ...head, count: '12', comment: 'Нужен образец', files: { files: [] }, rate }),
  ],
  take: ['takeIntoWork', (_, __, head) => head],
  send: ['sendToSupplier', (_, __, head) => head],
  invite: ['inviteSuppliers', (_, __, head) => ({ ...head, supplierCompanyIds: [companyOf.kaveri, companyOf.deccan] })],
  offer: [
    'giveOffer',
    ({ who, key, value }, _, head) => ({
      ...{ ...head, price: rupees(value * 100), rate, minimumQuantum: 10, leadDays: 20, incoTerm: IncoTerm.FOB },
      ...{ incoPlace: 'Mundra', validUntil: '2027-06-20', comment: secretOf(who, key), files: [] },
    }),
  ],
  decline: ['declineInvitation', (_, __, head) => ({ ...head, reason: DeclineReason.OUT_OF_STOCK, comment: '' })],
  withdraw: [
    'withdrawInvitation',
    ({ value }, deal, head) => ({
      ...{ ...head, invitationId: deal.invitations.get(company(value)) ?? idOf('nothing') },
    }),
  ],
  record: ['recordOffer', ({ value }, _, head) => ({ ...head, price: rupees(value * 100), rate })],
  select: ['selectSupplier', (_, __, head) => ({ ...head, supplierCompanyId: '' })],
  pick: [
    'pickOffer',
    ({ value }, deal, head) => ({
      ...{ ...head, offerId: deal.invitations.get(company(value)) ?? idOf('nothing'), offerVersion: 0 },
    }),
  ],
  sign: [
    'signContract',
    ({ value }, _, head) => ({ ...head, price: rupees(value * 100), rate, supplierCompanyId: companyOf.kaveri }),
  ],
  pay: [
    'recordPayment',
    ({ value }, _, head) => ({ ...head, payment: { amount: rupees(value * 10), dueOn: '2026-12-20' } }),
  ],
  complete: ['completeRequest', (_, __, head) => head],
  reject: ['rejectRequest', (_, __, head) => ({ ...head, ...rejection })],
  cancel: ['cancelRequest', (_, __, head) => ({ ...head, ...rejection })],
  message: [
    'postMessage',
    ({ who, key, value }, deal, head) => ({
      ...{
        ...head,
        channel: channelOf(who, deal, value),
        messageId: idOf(`message ${key}`),
        text: secretOf(who, key),
        files: [],
      },
      asks: value % 3 === 0,
    }),
  ],
  milestone: [
    'sayMilestone',
    ({ key, value }, _, head) => ({
      ...{
        ...head,
        kind: MilestoneKind.SHIPPED,
        expectedOn: `2026-12-${10 + (value % 15)}`,
        sayingId: idOf(`saying ${key}`),
      },
      timeZone: 'Europe/Moscow',
    }),
  ],
  claim: [
    'openClaim',
    ({ key }, _, head) => ({ ...head, claimId: idOf(`claim ${key}`), text: `claim ${key}`, files: [] }),
  ],
  settle: ['closeClaim', (_, { claimId }, head) => ({ ...head, claimId, resolution: 'Refunded' })],
  assign: [
    'setManager',
    ({ value }, _, head) => ({ ...head, managerId: userIdOf(value % 2 === 0 ? 'manager' : 'manager2') }),
  ],
  cart: [
    'addToCart',
    ({ deal, value, idempotencyKey }) => ({
      ...{ card: cardOf((part) => idOf(`${part} ${deal}`)), count: 1 + (value % 4), idempotencyKey },
    }),
  ],
  look: ['getRequest', (_, __, { requestId }) => ({ requestId })],
  list: ['listRequests', () => ({ kind: RequestKind.RFC, statuses: [], managerIds: [], page: { page: 1, limit: 20 } })],
  inbox: [
    'listNotices',
    () => ({ period: NoticePeriod.ALL, search: '', timeZone: '', groups: [], page: { page: 1, limit: 50 } }),
    'identity',
  ],
  read: ['readNotices', () => ({ noticeIds: [], all: true }), 'identity'],
  leave: [
    'removeTeammate',
    ({ value }) => {
      const [userId, heirId] =
        value % 2 === 0 ? (['manager', 'manager2'] as const) : (['manager2', 'manager'] as const);
      return { userId: userIdOf(userId), heirId: userIdOf(heirId) };
    },
    'identity',
  ],
};

interface Message {
  fromPartial(part: object): object;
}

const messages: Readonly<Record<string, unknown>> = {
  ...{
    ...carts,
    ...claims,
    ...drafts,
    ...invitations,
    ...conversations,
    ...milestones,
    ...requests,
    ...notices,
    ...team,
    ...cardMessages,
    ...sampleMessages,
    ...absenceMessages,
    ...importMessages,
  },
};

/** Returns the call that a step makes, or the task that it runs. */
export function sendingOf(step: Step, deal: Deal): Sending {
  const [method, build, service = 'request'] = builders[step.act];
  const head = { requestId: deal.requestId, version: 0, idempotencyKey: step.idempotencyKey };
  const request = build(step, deal, head);
  const message = messages[`${method.slice(0, 1).toUpperCase()}${method.slice(1)}Request`] as Message | undefined;
  return { service, method, request: message?.fromPartial(request) ?? request };
}
