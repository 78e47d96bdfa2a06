import type { Conn } from '@setu/kit/db';
import { auditStore } from '../audit/store/audit.js';
import { cartStore } from '../cart/store/cart.js';
import { listCart } from '../cart/store/list-cart.js';
import { conditionStore } from '../conditions/store/conditions.js';
import { cardStore } from '../copies/store/cards.js';
import { copyStore } from '../copies/store/copies.js';
import { draftStore } from '../drafts/store/drafts.js';
import { countStore } from '../requests/store/counts.js';
import { historyStore } from '../requests/store/history.js';
import { listRequests } from '../requests/store/list-requests.js';
import { requestStore } from '../requests/store/requests.js';
import { bulkStore } from './bulk.js';

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
