import { step } from '../../deploy/local/steps.mjs';
import { openStaff } from '../bench/staff.mjs';
import { byKind } from './figures.mjs';
import { lookupsOf } from './lookups.mjs';
import { strokesOf } from './suggestions.mjs';

/** @typedef {import('./run-load.mjs').Prepared} Prepared */
/** @typedef {import('./run-load.mjs').Section} Section */
/** @typedef {import('../bench/staff.mjs').Staff} Staff */
/** @typedef {'job' | 'notices' | 'list' | 'suggest'} Work */
/** @typedef {{ buyer: Staff, manager: Staff, codes: string[], lists: string[], strokes: string[], origin: string }} Office */
/** @typedef {(kind: string, work: () => Promise<unknown>) => Promise<any>} Timed */

/**
 * Simulates the main job: a buyer finds a card, puts it in the cart, writes and sends a request, and a manager accepts
 * it.
 * @param {Office} office
 * @param {number} turn
 * @param {Timed} timed
 */
async function mainJob({ buyer, manager, codes, origin }, turn, timed) {
  const code = encodeURIComponent(codes[turn % codes.length] ?? '');
  const found = await timed('find', () => buyer.get(`/catalog/search/autocomplete-products?q=${code}`));
  const [card] = found?.skus ?? [];
  if (!card) return;
  await timed('open', () => buyer.get(`/catalog/${card.type}/${card.category_id}/${card.sku_id}`));
  await timed('cart', () => buyer.post('/basket/products/add', { id: card.sku_id, count: 1 }));
  const draft = await timed('draft', () => buyer.follow(`/customer/request/create-from-product/${card.sku_id}`));
  const id = String(draft).split('/').pop();
  const content = { count: '24', comment: 'Нужны образцы и сроки поставки', editor: `load-${turn}`, seq: 1 };
  await timed('autosave', () => buyer.post(`/request/first-step-save/${id}`, content));
  await timed('publish', () => buyer.post(`/request/publish/${id}`, { count: 24, comment: content.comment }));
  await timed('take', () => manager.post(`/request/update-status/${id}`, { status: 'in_work' }));
  await timed('header', () => fetch(`${origin}/api/page-context`));
}

/** @type {Record<Work, (office: Office, turn: number, timed: Timed) => Promise<unknown>>} */
const works = {
  job: mainJob,
  notices: ({ buyer }, _turn, timed) => timed('notices', () => buyer.get('/user/notice/api/last')),
  list: ({ buyer, lists }, turn, timed) => timed('list', () => buyer.get(lists[turn % lists.length] ?? '')),
  suggest: ({ buyer, strokes }, turn, timed) => timed('suggest', () => buyer.get(strokes[turn % strokes.length] ?? '')),
};

/**
 * Alternates between several kinds of work, as signed-in demo users, and starts them at a fixed arrival rate. The
 * created requests are not deleted.
 * @param {Prepared} prepared
 * @param {Work[]} turns
 * @returns {Promise<Section[]>}
 */
export async function runJobs({ settings, world, questions }, turns) {
  const { rate, seconds, warmUp } = settings;
  const office = {
    buyer: await openStaff(world.url, 'buyer@volga.example'),
    manager: await openStaff(world.url, 'manager@setu.example'),
    codes: questions.filter(({ kind }) => kind === 'code').map(({ text }) => text),
    lists: lookupsOf(questions).map(({ path }) => path),
    strokes: strokesOf(questions).map(({ path }) => path),
    origin: world.url,
  };
  const run = async (/** @type {number} */ lasting) => {
    /** @type {import('./arrivals.mjs').Answered[]} */
    const answered = [];
    /** @type {Timed} */
    const timed = async (kind, work) => {
      const start = performance.now();
      try {
        const done = await work();
        answered.push({ kind, ms: performance.now() - start, status: 200 });
        return done;
      } catch {
        answered.push({ kind, ms: performance.now() - start, status: 0 });
        return undefined;
      }
    };
    const under = [];
    const began = performance.now();
    for (let turn = 0; turn < rate * lasting; turn++) {
      const work = works[turns[turn % turns.length] ?? 'list'];
      under.push(work(office, turn, timed));
      const due = began + ((turn + 1) * 1000) / rate;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    }
    await Promise.all(under);
    return answered;
  };
  await step('Warm-up', () => run(warmUp));
  const answered = await step(`${turns.join(', ')}: ${rate} a second`, () => run(seconds));
  const { all, kinds } = byKind(answered, seconds);
  return [{ title: `${rate} arrivals a second`, rows: [all, ...kinds] }];
}
