import type { Conn } from '@setu/kit/db';
import { auditStore } from './audit.js';
import { bulkStore } from './bulk.js';
import { cardStore } from './cards.js';
import { cartStore } from './cart.js';
import { conditionStore } from './conditions.js';
import { copyStore } from './copies.js';
import { countStore } from './counts.js';
import { draftStore } from './drafts.js';
import { historyStore } from './history.js';
import { listCart } from './list-cart.js';
import { listRequests } from './list-requests.js';
import { requestStore } from './requests.js';

/** Everything the service remembers, on a pool or on a transaction. */
export const stores = (conn: Conn) => ({
  audit: auditStore(conn),
  bulk: bulkStore(conn),
  cards: cardStore(conn),
  cart: { ...cartStore(conn), list: listCart(conn) },
  conditions: conditionStore(conn),
  copies: copyStore(conn),
  counts: countStore(conn),
  drafts: draftStore(conn),
  history: historyStore(conn),
  requests: { ...requestStore(conn), list: listRequests(conn) },
});

export type Stores = ReturnType<typeof stores>;
