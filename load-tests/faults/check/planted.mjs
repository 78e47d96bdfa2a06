import { movedSubject, postedSubject, publishedSubject } from './state.mjs';

/** @typedef {import('./state.mjs').State} State */
/** @typedef {import('../load/history.mjs').Write} Write */

const reader = (
  /** @type {string} */ id,
  /** @type {string} */ company,
  /** @type {string[]} */ roles = [],
  active = true,
) => ({
  id,
  email: `${id}@${company}.example`,
  companyId: company,
  companyType: company === 'setu' ? 'broker' : company === 'kaveri' ? 'supplier' : 'customer',
  roles,
  active,
});

const buyer = 'buyer@volga.example';
const manager = 'manager@setu.example';
const supplier = 'ravi@kaveri.example';

/**
 * Returns a small campaign without any fault, for the tests of the checker. It contains a cart, a draft, and a request
 * with messages and an offer. The request was published, accepted and sent to its supplier.
 * @returns {{ writes: Write[], state: State }}
 */
export function perfectRun() {
  /** @type {Write[]} */
  const writes = [
    { kind: 'cart', at: 10, acked: true, who: buyer, sku: 'tea', count: 2 },
    { kind: 'cart', at: 11, acked: true, who: buyer, sku: 'tea', count: 3 },
    { kind: 'cart', at: 12, acked: false, who: buyer, sku: 'tea', count: 4 },
    { kind: 'draft', at: 20, acked: true, who: buyer, id: 'draft', sku: 'pump' },
    { kind: 'save', at: 21, acked: true, who: buyer, id: 'draft', seq: 1, comment: 'one' },
    { kind: 'save', at: 22, acked: true, who: buyer, id: 'draft', seq: 2, comment: 'two' },
    { kind: 'save', at: 23, acked: false, who: buyer, id: 'draft', seq: 3, comment: 'three' },
    { kind: 'draft', at: 30, acked: true, who: buyer, id: 'request', sku: 'pump' },
    { kind: 'file', at: 31, acked: true, who: buyer, id: 'file', text: 'content' },
    { kind: 'publish', at: 32, acked: true, who: buyer, id: 'request', count: 7, comment: 'all', files: ['file'] },
    { kind: 'move', at: 40, acked: true, who: manager, id: 'request', status: 'in_work' },
    { kind: 'move', at: 41, acked: true, who: manager, id: 'request', status: 'send_to_supplier' },
    { kind: 'message', at: 42, acked: true, who: buyer, id: 'request', side: 'customer', text: 'When?' },
    { kind: 'message', at: 43, acked: true, who: manager, id: 'request', side: 'broker', text: 'In May' },
    { kind: 'offer', at: 44, acked: true, who: supplier, id: 'request', price: 500 },
    { kind: 'offer', at: 45, acked: true, who: supplier, id: 'request', price: 490 },
    { kind: 'offer', at: 46, acked: false, who: supplier, id: 'request', price: 480 },
  ];
  const oneEach = (/** @type {string[]} */ ...ids) => new Map(ids.map((id) => [id, 1]));
  const shown = { comment: '', count: '', files: [], supplierId: 'kaveri', managerId: '' };
  /** @type {State} */
  const state = {
    requests: new Map([
      ['draft', { ...shown, status: 'draft', comment: 'two', statuses: ['draft'] }],
      [
        'request',
        {
          ...shown,
          status: 'send_to_supplier',
          comment: 'all',
          count: '7',
          files: ['file'],
          statuses: ['draft', 'new', 'in_work', 'send_to_supplier'],
          managerId: 'manager',
        },
      ],
    ]),
    carts: new Map([[buyer, new Map([['tea', 5]])]]),
    files: new Map([['file', 'content']]),
    listed: oneEach('request'),
    conversations: new Map([['request', ['When?', 'In May']]]),
    offered: new Map([[`${supplier} request`, 490]]),
    counted: new Map([['request', oneEach('buyer', 'buyer2')]]),
    events: [
      { id: 'told', subject: publishedSubject, requestId: 'request' },
      { id: 'taken', subject: movedSubject, requestId: 'request' },
      { id: 'sent', subject: movedSubject, requestId: 'request' },
      { id: 'asked', subject: postedSubject, requestId: 'request' },
      { id: 'answered', subject: postedSubject, requestId: 'request' },
    ],
    notices: new Map([
      ['told', oneEach('manager', 'senior')],
      ['taken', oneEach('buyer', 'buyer2')],
      ['sent', oneEach('buyer', 'buyer2', 'ravi')],
    ]),
    people: [
      reader('buyer', 'volga'),
      reader('buyer2', 'volga'),
      reader('former', 'volga', [], false),
      reader('manager', 'setu', ['TEAM_MANAGER']),
      reader('senior', 'setu', ['TEAM_ADMIN']),
      reader('reviewer', 'setu', ['TEAM_PRODUCT_REVIEWER']),
      reader('ravi', 'kaveri'),
    ],
    waiting: new Map([['request', 0]]),
    deadLettered: new Map([['identity', 0]]),
  };
  return { writes, state };
}
