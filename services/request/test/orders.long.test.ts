import { systemIds } from '@setu/kit/core';
import type { Description, PublishDescriptionRequest, RequestCustomer } from '@setu/proto/request/drafts';
import { ConditionFilesChanged, RequestManagerChanged, RequestPublished } from '@setu/proto/request/events';
import { RequestKind, RequestStatus } from '@setu/proto/request/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  card,
  companyChanged,
  contact,
  defined,
  file,
  listQuery,
  onega,
  people,
  publication,
  published as publishedCard,
  rate,
  save,
  transition,
  userChanged,
  view,
  volga,
  type World,
} from './fixtures.js';
import { refused } from './refused.js';

let world: World;
beforeAll(async () => {
  world = await boot();
  await companyChanged(world, { companyId: volga, shortName: 'ООО «Волга Импорт»', inn: '6316047210' });
  for (const { userId, companyId } of [people.manager, people.manager2])
    await userChanged(world, { userId, companyId, surname: 'Ведущий', name: userId.slice(0, 4) });
});
afterAll(() => world?.close());

const { manager, manager2, senior, buyer, buyer2, rival, supplier, reviewer } = people;
type Who = (typeof people)[keyof typeof people];

const described = (over: Partial<Description> = {}): Description => ({
  ...{ name: 'Нут калибра 9 мм', description: 'Урожай 2026 года', area: 'Фасовка', customsCode: '0713200000' },
  ...{ count: '500', unit: undefined, price: '125,5', timeFrame: 'к марту', total: '62 750', comment: '' },
  ...{ boughtBefore: '', boughtSupplier: '', boughtBrand: '', deliveryCity: '', furtherItems: [] },
  ...over,
});
const emptyContact = { ...contact, additionalPhone: '', additionalEmail: '' };
const typed = {
  companyId: volga,
  name: '',
  inn: '',
  kpp: '',
  ogrn: '',
  companyContact: emptyContact,
  contact: emptyContact,
  managerId: '',
};
const snapshot = {
  id: volga,
  shortName: 'ООО «Волга Импорт»',
  inn: '6316047210',
  active: true,
  blacklisted: false,
  version: 1,
};
const forVolga = (over: Partial<RequestCustomer> = {}): RequestCustomer => ({
  company: snapshot,
  contact,
  managerId: '',
  ...over,
});

const drafted = async (by: Who = manager): Promise<string> => {
  const { requestId } = await world.client.reserveRequestId({}, { actor: by });
  await world.client.saveDraft(save(requestId, { description: described(), customer: typed }), { actor: by });
  return requestId;
};
const publish = (requestId: string, over: Partial<PublishDescriptionRequest> = {}, by: Who = manager) =>
  world.client.publishDescription(
    { requestId, description: described(), rate, idempotencyKey: '', customer: forVolga(), ...over },
    { actor: by },
  );
const listed = async (by: Who, over: Parameters<typeof listQuery>[0] = {}) =>
  world.client.listRequests(listQuery({ kind: RequestKind.RFD, ...over }), { actor: by });

describe("A manager's draft", () => {
  it('belongs only to the manager, stores what they typed about the customer, and is in their list with the other requests', async () => {
    const before = (await listed(manager)).total;
    const requestId = await drafted();
    const draft = await view(world, requestId, manager);
    expect(draft).toMatchObject({ isCreatedByBroker: true, status: RequestStatus.DRAFT, draft: { customer: typed } });
    expect(draft.permissions).toEqual(['view', 'edit', 'delete']);
    for (const other of [manager2, senior, buyer, supplier])
      expect(await refused(view(world, requestId, other))).toMatchObject({ kind: 'not_found' });
    const after = await listed(manager);
    expect([after.total, after.rows[0]?.id]).toEqual([before + 1, requestId]);
    expect(after.statusCounts).toContainEqual({ status: RequestStatus.DRAFT, count: expect.any(Number) });
    expect((await listed(manager, { statuses: [RequestStatus.DRAFT] })).rows.map(({ id }) => id)).toContain(requestId);
    expect((await listed(manager, { statuses: [RequestStatus.NEW] })).rows.map(({ id }) => id)).not.toContain(
      requestId,
    );
    expect((await listed(manager2)).rows.map(({ id }) => id)).not.toContain(requestId);
    await world.client.deleteDraft({ requestId }, { actor: manager });
    expect((await listed(manager)).total).toBe(before);
  });

  it('is only for managers: other users who may not create requests cannot reserve an id', async () => {
    expect(await refused(world.client.reserveRequestId({}, { actor: reviewer }))).toMatchObject({ kind: 'forbidden' });
    expect(await refused(world.client.reserveRequestId({}, { actor: supplier }))).toMatchObject({ kind: 'forbidden' });
  });

  it("differs from a customer's draft, which ignores any other customer sent with it", async () => {
    const { requestId } = await world.client.reserveRequestId({}, { actor: buyer });
    const typedDraft = { description: described(), customer: { ...typed, companyId: onega }, contact };
    await world.client.saveDraft(save(requestId, typedDraft), { actor: buyer });
    const draft = await view(world, requestId, buyer);
    expect([draft.draft?.customer, draft.isCreatedByBroker, draft.customer?.id]).toEqual([undefined, false, volga]);
    await world.client.publishDescription(
      {
        requestId,
        description: described(),
        rate,
        idempotencyKey: '',
        customer: forVolga({ company: { ...snapshot, id: onega } }),
      },
      { actor: buyer },
    );
    expect((await view(world, requestId, buyer)).customer?.id).toBe(volga);
  });
});

describe("Publishing a manager's draft", () => {
  it("gives the request to the customer's users, keeps the manager in charge, and publishes the events", async () => {
    const requestId = await drafted();
    const attached = file();
    const shown = defined((await publish(requestId, { files: { files: [attached] } })).request);
    expect(shown).toMatchObject({
      ...{ status: RequestStatus.NEW, isCreatedByBroker: true, contact },
      customer: { id: volga, shortName: 'ООО «Волга Импорт»' },
      brokerManager: { id: manager.userId },
    });
    for (const member of [buyer, buyer2]) {
      expect((await view(world, requestId, member)).permissions).toEqual(['view', 'cancel', 'repeat']);
      expect((await listed(member)).rows.map(({ id }) => id)).toContain(requestId);
    }
    expect(await refused(view(world, requestId, rival))).toMatchObject({ kind: 'not_found' });
    expect((await view(world, requestId, manager2)).permissions).toEqual(['view', 'repeat']);
    await world.settle();
    const events = world.events.of('setu.request.request.published', RequestPublished);
    expect(events.filter((event) => event.requestId === requestId)).toMatchObject([
      {
        isCreatedByBroker: true,
        customerCompanyId: volga,
        customerName: 'ООО «Волга Импорт»',
        brokerManagerId: manager.userId,
      },
    ]);
    const files = world.events.of('setu.request.condition.files_changed', ConditionFilesChanged);
    expect(files.findLast((event) => event.requestId === requestId)).toMatchObject({
      ...{ customerCompanyId: volga, authorUserId: manager.userId, published: true, fileIds: [attached.id] },
    });
    await world.client.takeIntoWork(transition(requestId), { actor: manager });
  });

  it('lets a senior manager assign the request to a manager, who is notified, or leave it in the queue', async () => {
    const assigned = await drafted(senior);
    await publish(assigned, { customer: forVolga({ managerId: manager2.userId }) }, senior);
    expect((await view(world, assigned, buyer)).brokerManager?.id).toBe(manager2.userId);
    const queued = await drafted(senior);
    await publish(queued, {}, senior);
    expect((await view(world, queued, buyer)).brokerManager).toBeUndefined();
    await world.settle();
    const managerEvents = world.events.of('setu.request.request.manager_changed', RequestManagerChanged);
    expect(managerEvents.filter(({ requestId }) => requestId === assigned)).toMatchObject([
      { brokerManagerId: manager2.userId },
    ]);
    // A plain manager's choice of another manager is ignored.
    const own = await drafted();
    await publish(own, { customer: forVolga({ managerId: manager2.userId }) });
    expect((await view(world, own, buyer)).brokerManager?.id).toBe(manager.userId);
  });

  it('ten times concurrently creates one request, returns the first result for the same content, and rejects another company', async () => {
    const requestId = await drafted();
    const answers = await Promise.all(Array.from({ length: 10 }, () => publish(requestId)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    await world.settle();
    const events = world.events.of('setu.request.request.published', RequestPublished);
    expect(events.filter((event) => event.requestId === requestId)).toHaveLength(1);
    const others = [
      forVolga({ company: { ...snapshot, id: onega } }),
      forVolga({ contact: { ...contact, phone: '+79030000000' } }),
    ];
    for (const customer of others)
      expect(await refused(publish(requestId, { customer }))).toMatchObject({ code: 'already_published' });
    expect(await refused(publish(requestId, {}, manager2))).toMatchObject({ kind: 'forbidden' });
  });

  it('is rejected without a company, for a locked one, for a supplier and without a contact, and publishes nothing', async () => {
    const requestId = await drafted();
    const locked = systemIds.id();
    await companyChanged(world, { companyId: locked, shortName: 'X', active: false, version: 5 });
    const failing: [Partial<PublishDescriptionRequest>, Record<string, string>][] = [
      [{ customer: undefined }, { 'company.id': 'required' }],
      // The stored company is newer than the one sent.
      [{ customer: forVolga({ company: { ...snapshot, id: locked } }) }, { 'company.id': 'company_locked' }],
      [
        { customer: forVolga({ contact: { ...contact, name: '', phone: '8 903' } }) },
        { 'contact.name': 'required', 'contact.phone': 'invalid_phone' },
      ],
    ];
    for (const [over, fields] of failing) expect((await refused(publish(requestId, over))).fields).toEqual(fields);
    expect(await view(world, requestId, manager)).toMatchObject({ status: RequestStatus.DRAFT });
  });

  it('stores the company as sent until a newer version arrives', async () => {
    const id = systemIds.id();
    const requestId = await drafted();
    const made = { ...snapshot, id, shortName: 'ООО «Новое»', inn: '7707083893' };
    const shown = defined((await publish(requestId, { customer: forVolga({ company: made }) })).request);
    expect(shown.customer).toEqual({ id, shortName: 'ООО «Новое»', inn: '7707083893' });
    await companyChanged(world, { companyId: id, shortName: 'АО «Новое»', inn: '7707083893', version: 2 });
    expect((await view(world, requestId, manager)).customer?.shortName).toBe('АО «Новое»');
  });
});

describe('Repeating a request as a manager', () => {
  it('from a description creates a draft for the same customer and contact that can be sent as it is', async () => {
    const requestId = await drafted();
    await publish(requestId);
    const copy = await world.client.repeatRequest({ requestId, contact: undefined }, { actor: manager2 });
    const again = await world.client.repeatRequest({ requestId, contact: undefined }, { actor: manager2 });
    expect(again).toEqual(copy);
    const draft = await view(world, copy.requestId, manager2);
    expect(draft).toMatchObject({ isCreatedByBroker: true, draft: { customer: { companyId: volga, contact } } });
    for (const other of [buyer, manager])
      expect((await refused(view(world, copy.requestId, other))).kind).toBe('not_found');
    await publish(copy.requestId, {}, manager2);
    expect(await view(world, copy.requestId, buyer)).toMatchObject({ brokerManager: { id: manager2.userId } });
  });

  it('from the catalogue also keeps the customer', async () => {
    const of = card();
    const { id } = await publishedCard(world, buyer, of);
    const { requestId } = await world.client.repeatRequest(
      { requestId: id, card: of, contact: undefined },
      { actor: manager },
    );
    await world.client.saveDraft(save(requestId, { count: '20' }), { actor: manager });
    await world.client.publishRequest(publication(requestId, { count: '20' }), { actor: manager });
    const shown = await view(world, requestId, buyer2);
    expect(shown).toMatchObject({
      isCreatedByBroker: true,
      customer: { id: volga },
      contact,
      status: RequestStatus.NEW,
    });
    expect(shown.brokerManager?.id).toBe(manager.userId);
  });

  it('is rejected for everyone else, including a supplier who sees the request', async () => {
    const requestId = await drafted();
    await publish(requestId);
    for (const other of [supplier, reviewer, rival])
      expect(await refused(world.client.repeatRequest({ requestId, contact }, { actor: other }))).toMatchObject({
        kind: 'not_found',
      });
  });
});
