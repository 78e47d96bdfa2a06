import { createHash } from 'node:crypto';
import { systemIds } from '@setu/kit/core';
import { actors, type Booted, bootService } from '@setu/kit/testing';
import { CardDetails } from '@setu/proto/catalogue/cards';
import { SkuPublished, SkuUpdated, SkuWithdrawn } from '@setu/proto/catalogue/events';
import { CardState, PriceMode, SkuType } from '@setu/proto/catalogue/words';
import { type Actor, EventEnvelope } from '@setu/proto/common';
import { CompanyType, UserStatus } from '@setu/proto/common/words';
import { CompanyChanged, SettingsChanged, UserChanged, UserErased, UserRemoved } from '@setu/proto/identity/events';
import type { PublishRequestRequest, SaveDraftRequest } from '@setu/proto/request/drafts';
import { InvitationChanged } from '@setu/proto/request/events';
import type * as wire from '@setu/proto/request/requests';
import type { RequestView } from '@setu/proto/request/view';
import { RejectReason, RequestKind } from '@setu/proto/request/words';
import { start } from '../src/app.js';
import type { RequestDeps } from '../src/deps.js';
import type { served } from '../src/served.js';

export type World = Booted<RequestDeps, typeof served>;

/** Starts the service alone, on its own database. */
export const boot = (demo = false): Promise<World> =>
  // Background tasks do not start on their own. Tests run the tasks that they need.
  bootService(start, { demo, env: { TASKS_DELAY_MS: '3600000' } });

const id = systemIds.id;
export const volga = id();
export const onega = id();
export const setu = id();
export const kaveri = id();
export const deccan = id();

const broker = (role: string): Actor => actors.broker({ companyId: setu, roles: [role], locale: 'ru' });

/** The users in the tests. */
export const people = {
  buyer: actors.buyer({ companyId: volga }),
  buyer2: actors.buyer({ companyId: volga }),
  rival: actors.buyer({ companyId: onega }),
  newcomer: actors.buyer({ commerceAllowed: false }),
  manager: broker('TEAM_MANAGER'),
  manager2: broker('TEAM_MANAGER'),
  senior: broker('TEAM_ADMIN'),
  reviewer: broker('TEAM_PRODUCT_REVIEWER'),
  admin: broker('ROLE_ADMIN'),
  supplier: actors.supplier({ companyId: kaveri }),
  otherSupplier: actors.supplier({ companyId: deccan }),
  anonymous: actors.anonymous(),
} as const;

export const contact = {
  name: 'Ирина',
  surname: 'Волкова',
  patronymic: 'Олеговна',
  phone: '+79031234567',
  email: 'i@volga.example',
};

export interface CardPart {
  skuId?: string;
  name?: { en: string; ru: string };
  vendorCode?: string;
  /** In paise. Null for a price on request. */
  price?: bigint | null;
  version?: number;
  /** Ten times the version by default. */
  revision?: number;
  state?: CardState;
  companyId?: string;
  isSampleAvailable?: boolean;
}

/** Returns a card as the catalogue sends it. */
export function card(part: CardPart = {}): CardDetails {
  const price = part.price === undefined ? 125_050n : part.price;
  const money = price === null ? undefined : { minor: price, currency: 'INR' };
  return CardDetails.fromPartial({
    card: {
      skuId: part.skuId ?? id(),
      categoryId: id(),
      treeId: id(),
      type: SkuType.PRODUCT,
      name: part.name ?? { en: 'Assam black tea', ru: 'Чай чёрный ассамский' },
      vendorCode: part.vendorCode ?? 'TEA-1',
      priceMode: price === null ? PriceMode.REQUEST : PriceMode.EXACT,
      priceFrom: money,
      priceTo: money,
      unit: { id: id(), name: { en: 'kg', ru: 'кг' } },
      pictureIds: [id()],
      company: { id: part.companyId ?? kaveri, shortName: 'Kaveri Agro' },
      ...{ isSampleAvailable: part.isSampleAvailable ?? true, state: part.state ?? CardState.PUBLISHED },
      brokerManagerId: id(),
    },
    version: part.version ?? 1,
    revision: part.revision ?? (part.version ?? 1) * 10,
  });
}

export const rate = {
  currency: 'INR',
  date: '2026-11-20',
  valueE4: 935_123n,
  nominal: 100,
  source: 'cbr',
  stale: false,
  valid: true,
};

export const file = (name = 'drawing.pdf') => ({ id: id(), name, type: 'application/pdf', size: 1024n });

/** Creates a draft of the buyer for a card. */
export async function draft(world: World, actor: Actor = people.buyer, of: CardDetails = card()): Promise<string> {
  const { requestId } = await world.client.createDraftFromCard({ card: of, contact }, { actor });
  return requestId;
}

export const publication = (requestId: string, over: Partial<PublishRequestRequest> = {}): PublishRequestRequest => ({
  requestId,
  count: '12',
  comment: 'Нужен образец и сертификат',
  files: { files: [] },
  rate,
  idempotencyKey: '',
  ...over,
});

/** Publishes a request of the buyer. */
export async function published(
  world: World,
  actor: Actor = people.buyer,
  of: CardDetails = card(),
): Promise<RequestView> {
  const requestId = await draft(world, actor, of);
  const answer = await world.client.publishRequest(publication(requestId), { actor });
  return defined(answer.request);
}

export const transition = (
  requestId: string,
  over: Partial<wire.TakeIntoWorkRequest> = {},
): wire.TakeIntoWorkRequest => ({ requestId, version: 0, idempotencyKey: '', ...over });

export const rupees = (minor: bigint) => ({ minor, currency: 'INR' });

export const refusal = (
  requestId: string,
  over: Partial<wire.RejectRequestRequest> = {},
): wire.RejectRequestRequest => ({
  ...transition(requestId),
  reason: RejectReason.BAD_PRICE,
  comment: 'Дорого',
  ...over,
});

/** Publishes a request and sends it to its supplier. */
export async function sent(world: World, of: CardDetails = card()): Promise<RequestView> {
  const { id: requestId } = await published(world, people.buyer, of);
  await world.client.takeIntoWork(transition(requestId), { actor: people.manager });
  const answer = await world.client.sendToSupplier(transition(requestId), { actor: people.manager });
  return defined(answer.request);
}

/** Registers the company as an active supplier. */
export const knownSupplier = (world: World, companyId: string, part: Partial<CompanyChanged> = {}): Promise<void> =>
  companyChanged(world, { companyId, type: CompanyType.SUPPLIER, shortName: 'Supplier', ...part });

export async function view(world: World, requestId: string, actor: Actor): Promise<RequestView> {
  return defined((await world.client.getRequest({ requestId }, { actor })).request);
}

/** Returns the value, which the wire contract guarantees here. */
export function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the response is empty');
  return value;
}

/** Publishes an event as another service would, and waits until this service has processed it. */
export async function publishEvent(world: World, subject: string, payload: Uint8Array): Promise<void> {
  const occurredAt = world.clock.now().toISOString();
  const event = { id: id(), subject, aggregateId: id(), occurredAt, payload: Buffer.from(payload) };
  await world.publish(EventEnvelope.fromPartial(event));
  await world.settle();
}

/** The default revision is between those of the first and the second version. */
export const withdraw = (world: World, skuId: string, revision = 15): Promise<void> =>
  publishEvent(
    world,
    'setu.catalogue.sku.withdrawn',
    SkuWithdrawn.encode(SkuWithdrawn.fromPartial({ skuId, version: 1, revision })).finish(),
  );

export const republish = (world: World, of: CardDetails): Promise<void> =>
  publishEvent(world, 'setu.catalogue.sku.published', SkuPublished.encode({ card: of }).finish());

export const cardUpdated = (world: World, of: CardDetails): Promise<void> =>
  publishEvent(
    world,
    'setu.catalogue.sku.updated',
    SkuUpdated.encode({ card: of, draftVersion: 0, edit: 0, changed: [] }).finish(),
  );

export const companyChanged = (world: World, part: Partial<CompanyChanged>): Promise<void> =>
  publishEvent(
    world,
    'setu.identity.company.changed',
    CompanyChanged.encode(
      CompanyChanged.fromPartial({ type: CompanyType.CUSTOMER, active: true, version: 1, ...part }),
    ).finish(),
  );

export const userChanged = (world: World, part: Partial<UserChanged>): Promise<void> =>
  publishEvent(
    world,
    'setu.identity.user.changed',
    UserChanged.encode(UserChanged.fromPartial({ status: UserStatus.ACTIVE, version: 1, ...part })).finish(),
  );

/** Publishes that a user has left, as the identity service does. */
export async function userRemoved(world: World, userId: string, heirId: string): Promise<void> {
  const payload = Buffer.from(UserRemoved.encode({ userId, companyId: '', heirId }).finish());
  const of = {
    id: id(),
    subject: 'setu.identity.user.removed',
    aggregateId: userId,
    actorUserId: people.senior.userId,
  };
  await world.publish(EventEnvelope.fromPartial({ ...of, occurredAt: world.clock.now().toISOString(), payload }));
  await world.settle();
}

/** Publishes that a user was erased, as the identity service does. */
export const userErased = (world: World, { userId, companyId }: Actor, email = ''): Promise<void> => {
  const emailSha256 = email && createHash('sha256').update(email).digest('hex');
  const payload = UserErased.encode({ userId, companyId, version: 9, emailSha256 }).finish();
  return publishEvent(world, 'setu.identity.user.erased', payload);
};

/** Publishes settings, as the identity service does. */
export const settingsChanged = (world: World, values: Record<string, string>, revision: number): Promise<void> =>
  publishEvent(world, 'setu.identity.settings.changed', SettingsChanged.encode({ values, revision }).finish());

export const listQuery = (over: Partial<wire.ListRequestsRequest> = {}): wire.ListRequestsRequest => ({
  kind: RequestKind.RFC,
  search: '',
  statuses: [],
  managerIds: [],
  late: false,
  dueToday: false,
  waiting: false,
  unassigned: false,
  page: { page: 1, limit: 100 },
  ...over,
});

export const save = (requestId: string, over: Partial<SaveDraftRequest> = {}): SaveDraftRequest => ({
  requestId,
  editor: '',
  seq: 0n,
  version: 0,
  ...over,
});

/** Creates a request with the given files. The buyer sent it for a Kaveri card, and the manager has accepted it. */
export async function inWork(world: World, files: ReturnType<typeof file>[] = []): Promise<string> {
  const requestId = await draft(world);
  const attached = files.length > 0 ? { files: { files } } : {};
  await world.client.publishRequest(publication(requestId, attached), { actor: people.buyer });
  await world.client.takeIntoWork(transition(requestId), { actor: people.manager });
  return requestId;
}

/** Returns the events about the invitations of a request. */
export async function invitationEvents(world: World, requestId: string): Promise<InvitationChanged[]> {
  await world.settle();
  const all = world.events.of('setu.request.invitation.changed', InvitationChanged);
  return all.filter((event) => event.requestId === requestId);
}

/** Withdraws an invitation as the manager. */
export const withdrawInvitation = (
  world: World,
  requestId: string,
  invitationId: string,
  actor: Actor = people.manager,
) => world.client.withdrawInvitation({ requestId, invitationId, idempotencyKey: '' }, { actor });
