// The main job, once: a buyer finds a card, puts it in the cart and sends a request, and a manager accepts the request.
// The checks have the same names as in load-tests/main-job.ts. `main-job.mjs ORIGIN` prints the checks and their
// results as JSON.
import { person } from './site.mjs';

const [, , origin = ''] = process.argv;
/** @type {{ what: string, well: boolean }[]} */
const checks = [];
/** @param {string} what @param {boolean} well */
const check = (what, well) => {
  checks.push({ what, well });
  return well;
};

const buyer = person(origin);
const manager = person(origin);

/** @returns {Promise<string>} the draft's number */
async function draftOf() {
  check('the buyer signs in', await buyer.signIn('buyer@volga.example'));
  const found = await buyer.call('GET', `/catalog/search/autocomplete-products?q=${encodeURIComponent('чай')}`);
  const [card] = found.data?.skus ?? [];
  if (!check('a word finds a card', card !== undefined)) return '';
  const opened = await buyer.call('GET', `/catalog/${card.type}/${card.category_id}/${card.sku_id}`);
  check('the card opens', opened.status === 200);
  const added = await buyer.call('POST', '/basket/products/add', { id: card.sku_id, count: 1 });
  check('the card is in the cart', added.status === 200);
  const draft = await buyer.call('GET', `/customer/request/create-from-product/${card.sku_id}`);
  check('a draft opens', draft.status === 204);
  return draft.location.split('/').pop() ?? '';
}

/** @param {string} draft */
async function publish(draft) {
  const content = { count: '24', comment: 'Нужны образцы и сроки поставки' };
  const saved = await buyer.call('POST', `/request/first-step-save/${draft}`, { ...content, editor: 'proof', seq: 1 });
  check('the draft is saved', saved.status === 200);
  const body = { count: 24, comment: content.comment };
  const { status } = await buyer.call('POST', `/request/publish/${draft}`, body);
  return check('the request is published', status === 200);
}

/** @param {string} request */
async function takeIntoWork(request) {
  check('the manager signs in', await manager.signIn('manager@setu.example'));
  const list = await manager.call('GET', '/broker/request-from-catalog-list');
  check('the manager sees the list', list.status === 200);
  const moved = await manager.call('POST', `/request/update-status/${request}`, { status: 'in_work' });
  check('the request is accepted', moved.status === 200);
  const header = await buyer.call('GET', '/api/page-context');
  check('the buyer’s header counts', header.status === 200);
}

try {
  const draft = await draftOf();
  if (draft && (await publish(draft))) await takeIntoWork(draft);
} catch (error) {
  check(String(error), false);
}
process.stdout.write(JSON.stringify(checks));
