import type { TrustKind } from '@setu/proto/words';
import type { World } from './fixtures.js';

interface Item {
  requestId: string;
  at: number;
  value: number;
}

export interface RawFigure {
  count: number;
  value: number;
  ninetieth: number | undefined;
  hits: number | undefined;
  items: Item[];
}

const z = 1.959964;

/** Finds the lower end of the interval by bisection: the share that is just as far below the observed one as allowed. */
function lowest(hits: number, count: number): number {
  const seen = hits / count;
  let [low, high] = [0, seen];
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    const isTooFar = seen - middle > z * Math.sqrt((middle * (1 - middle)) / count);
    if (isTooFar) low = middle;
    else high = middle;
  }
  return low;
}

/** Returns a quantile of numbers, interpolated between the two nearest ones. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const [below = 0, above = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

const moscow = (day: string): number => Date.parse(`${day}T00:00:00+03:00`);
const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/**
 * Computes a supplier's figures from the rows of the tables, one row at a time, without SQL. Figures without items are
 * left out.
 */
export async function rawFigures(world: World, supplier: string): Promise<Map<TrustKind, RawFigure>> {
  const { db } = world.deps;
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(world.clock.now());
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const [fromYear, fromMonth] = month === 12 ? [year, 1] : [year - 1, month + 1];
  const since = moscow(`${fromYear}-${String(fromMonth).padStart(2, '0')}-01`);

  const requests = new Map((await db('request')).map((row) => [row.id, row]));
  const invitations = (await db('invitation')).filter((row) => row.supplier_company_id === supplier);
  const offered = new Map((await db('supplier_offer')).map((row) => [row.invitation_id, row]));
  const events = (await db('status_event')).filter((row) => row.status === 'offer_received');
  const contracts = await db('contract');
  const claims = await db('claim');
  const samples = (await db('sample')).filter((row) => row.supplier_company_id === supplier);
  const milestones = await db('milestone').select(
    ...['request_id', 'kind'],
    db.raw("to_char(expected_on, 'YYYY-MM-DD') as expected, to_char(happened_on, 'YYYY-MM-DD') as happened"),
  );

  const items: Record<TrustKind, Item[]> = { answers: [], offers: [], shipments: [], deals: [], samples: [] };
  const minutes = new Map<Item, number>();
  for (const invitation of invitations) {
    const request = requests.get(invitation.request_id);
    const requestId = invitation.request_id;
    const byManager = events.find(
      (event) => event.request_id === requestId && request?.supplier_company_id === supplier,
    )?.at;
    const answeredAt = (invitation.answered_at ?? byManager)?.getTime();
    const invitedAt = invitation.invited_at.getTime();
    if (answeredAt !== undefined && answeredAt >= invitedAt) {
      const exact = (answeredAt - invitedAt) / 60_000;
      const item = { requestId, at: answeredAt, value: Math.max(1, Math.round(exact)) };
      minutes.set(item, exact);
      items.answers.push(item);
    }
    const hasOffer = offered.has(invitation.id) || byManager !== undefined;
    if (invitation.state === 'chosen') items.offers.push({ requestId, at: invitation.state_at.getTime(), value: 1 });
    if (invitation.state === 'not_chosen' && hasOffer)
      items.offers.push({ requestId, at: invitation.state_at.getTime(), value: 0 });
    const wasRefused = ['rejected_by_customer', 'rejected_by_supplier'].includes(request?.status ?? '');
    if (invitation.state === 'open' && hasOffer && wasRefused)
      items.offers.push({ requestId, at: request?.status_at.getTime() ?? 0, value: 0 });
  }
  for (const { request_id: requestId, at } of contracts) {
    if (requests.get(requestId)?.supplier_company_id !== supplier) continue;
    const value = claims.filter((claim) => claim.request_id === requestId).length;
    items.deals.push({ requestId, at: at.getTime(), value });
  }
  for (const { request_id: requestId, verdict, judged_at: judgedAt } of samples)
    if (judgedAt !== null)
      items.samples.push({ requestId, at: judgedAt.getTime(), value: String(verdict).startsWith('suits') ? 1 : 0 });
  for (const { request_id: requestId, kind, expected, happened } of milestones) {
    const request = requests.get(requestId);
    if (kind !== 'shipped' || expected === null || request?.supplier_company_id !== supplier) continue;
    if (happened !== null)
      items.shipments.push({ requestId, at: moscow(happened), value: happened > expected ? 0 : 1 });
    else if (expected < today && !request.status.startsWith('rejected'))
      items.shipments.push({ requestId, at: moscow(nextDay(expected)), value: 0 });
  }

  const figures = new Map<TrustKind, RawFigure>();
  for (const kind of Object.keys(items) as TrustKind[]) {
    const own = items[kind].filter(({ at }) => at >= since);
    if (own.length === 0) continue;
    own.sort((a, b) => b.at - a.at || a.requestId.localeCompare(b.requestId));
    const hits = own.reduce((sum, { value }) => sum + value, 0);
    const times = own.map((item) => minutes.get(item) ?? 0);
    const isTimes = kind === 'answers';
    const value = {
      answers: Math.max(1, Math.round(quantile(times, 0.5))),
      offers: Math.floor(lowest(hits, own.length) * 100),
      shipments: Math.floor((hits * 100) / own.length),
      deals: Math.round((hits * 1000) / own.length) / 10,
      samples: Math.floor((hits * 100) / own.length),
    }[kind];
    const ninetieth = isTimes ? Math.max(1, Math.round(quantile(times, 0.9))) : undefined;
    figures.set(kind, { count: own.length, value, ninetieth, hits: isTimes ? undefined : hits, items: own });
  }
  return figures;
}
