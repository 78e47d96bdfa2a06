import type { Conn } from '@setu/kit/db';
import { applicationStore } from '../applications/store/applications.js';
import { cardStore } from '../copies/store/cards.js';
import { peopleStore } from '../copies/store/people.js';
import { reviewStore } from '../reviews/store/reviews.js';

/** Everything the service remembers; the same shape on the pool and in a transaction. */
export const stores = (conn: Conn) => ({
  reviews: reviewStore(conn),
  applications: applicationStore(conn),
  people: peopleStore(conn),
  cards: cardStore(conn),
});

export type Stores = ReturnType<typeof stores>;
