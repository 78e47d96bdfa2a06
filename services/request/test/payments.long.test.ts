import { PaperKind } from '@setu/proto/request/words';
import { paperKindWord } from '@setu/proto/wire-words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boot, kaveri, knownSupplier, people, rupees, sent, transition, view, type World } from './fixtures.js';
import { refused } from './refused.js';

let world: World;
beforeAll(async () => {
  world = await boot();
  await knownSupplier(world, kaveri);
});
afterAll(() => world?.close());

const { manager: actor, buyer, supplier } = people;
const payment = (minor: bigint, dueOn = '') => ({ amount: rupees(minor), dueOn });

/** Creates a request with a selected supplier, ready for a contract. */
async function selected(): Promise<string> {
  const { id } = await sent(world);
  await world.client.recordOffer({ ...transition(id), price: rupees(100_000n) }, { actor });
  await world.client.selectSupplier({ ...transition(id), supplierCompanyId: '' }, { actor });
  return id;
}
const sign = (id: string, paid: ReturnType<typeof payment> | undefined) =>
  world.client.signContract(
    { ...transition(id), price: rupees(100_000n), supplierCompanyId: kaveri, payment: paid },
    { actor },
  );
const paidAt = async (id: string, by = buyer) => (await view(world, id, by)).history.map((event) => event.payment);

it('documents show the agreed advance, or the full amount if there is none', async () => {
  const open = async (id: string) =>
    (await world.client.listPapers({ requestId: id }, { actor: buyer })).open.map(paperKindWord);
  const make = (id: string, kind: PaperKind) => world.client.makePaper({ requestId: id, kind }, { actor: buyer });
  const [agreed, full] = [await selected(), await selected()];
  await sign(agreed, payment(30_000n));
  expect(await open(agreed)).toEqual(['request', 'specification', 'proforma_advance', 'proforma_balance']);
  await sign(full, undefined);
  expect(await open(full)).toEqual(['request', 'specification', 'proforma_full']);
  expect(await refused(make(full, PaperKind.PROFORMA_ADVANCE))).toMatchObject({ code: 'advance_not_agreed' });
  expect((await make(full, PaperKind.PROFORMA_FULL)).paper?.name).toMatch(/^proforma-full-\d{8}-1\.pdf$/);
  await world.client.recordPayment({ ...transition(full), payment: payment(29_950n) }, { actor });
  expect(await open(full)).toEqual(['request', 'specification', 'proforma_balance']);
  const { paper } = await make(full, PaperKind.PROFORMA_BALANCE);
  const document = await world.deps.read.documents.get(paper?.id ?? '');
  expect(document?.content.amounts.map(({ what, rupees: sum }) => [what, sum])).toEqual([
    ['contract', '100000'],
    ['balance', '70050'],
  ]);
});

it('a payment, due or made, is stored with its transition and shown to both sides of the contract', async () => {
  const id = await selected();
  await sign(id, payment(30_000n, '2026-12-01'));
  await world.client.recordPayment({ ...transition(id), payment: payment(29_950n) }, { actor });
  await world.client.completeRequest(transition(id), { actor });
  for (const by of [buyer, supplier])
    expect((await paidAt(id, by)).slice(-3)).toEqual([payment(30_000n, '2026-12-01'), payment(29_950n), undefined]);
  const { changes } = await world.client.listChanges({ requestId: id }, { actor });
  const payments = changes
    .filter(({ field }) => field.startsWith('payment'))
    .map(({ field, to }) => [field, to?.value?.value]);
  expect(payments).toEqual([
    ['payment', rupees(30_000n)],
    ['payment_due', '2026-12-01'],
    ['payment', rupees(29_950n)],
  ]);
});

it('a supplier does not see payments from before the contract', async () => {
  const { id } = await sent(world);
  await world.client.recordOffer({ ...transition(id), price: rupees(100n), payment: payment(50n) }, { actor });
  expect((await paidAt(id)).at(-1)).toEqual(payment(50n));
  expect((await paidAt(id, supplier)).filter(Boolean)).toEqual([]);
});

it('the same transition with the same payment is a repeat, and with another payment a conflict', async () => {
  const id = await selected();
  const answers = await Promise.all(Array.from({ length: 5 }, () => sign(id, payment(30_000n))));
  for (const answer of answers) expect(answer.request?.version).toBe(answers[0]?.request?.version);
  for (const other of [payment(1n), payment(30_000n, '2026-12-01'), undefined])
    expect(await refused(sign(id, other))).toMatchObject({ code: 'conflict' });
});

it('a payment with a zero or excessive amount, an unknown currency or an invalid date is rejected, and the status stays', async () => {
  const id = await selected();
  const wrong: [ReturnType<typeof payment>, Record<string, string>][] = [
    [payment(0n), { 'payment.amount': 'not_positive' }],
    [payment(10n ** 16n, '2026-02-30'), { 'payment.amount': 'max', 'payment.due': 'invalid_date' }],
    [{ amount: { minor: 5n, currency: 'XXX' }, dueOn: '' }, { 'payment.currency': 'invalid_option' }],
  ];
  for (const [paid, fields] of wrong) expect((await refused(sign(id, paid))).fields).toEqual(fields);
  // A company that may not see the request learns nothing about the form.
  const foreignCall = world.client.recordPayment({ ...transition(id), payment: payment(0n) }, { actor: people.rival });
  expect(await refused(foreignCall)).toMatchObject({ kind: 'not_found' });
  expect((await paidAt(id)).filter(Boolean)).toEqual([]);
});
