import type { TableConn } from '@setu/kit/db';
import { type LeaverTables, leaverStore } from '@setu/kit/events';
import { applicationStore } from '../applications/store/applications.js';
import type { ApplicationTables } from '../applications/store/tables.js';
import { cardStore } from '../copies/store/cards.js';
import { peopleStore } from '../copies/store/people.js';
import type { CopyTables } from '../copies/store/tables.js';
import { reviewStore } from '../reviews/store/reviews.js';
import type { ReviewTables } from '../reviews/store/tables.js';

interface Tables extends ReviewTables, ApplicationTables, CopyTables, LeaverTables {}

/** Everything the service remembers; the same shape on the pool and in a transaction. */
export const stores = (conn: TableConn<Tables>) => ({
  reviews: reviewStore(conn),
  applications: applicationStore(conn),
  people: peopleStore(conn),
  cards: cardStore(conn),
  leavers: leaverStore(conn),
});

export type Stores = ReturnType<typeof stores>;
