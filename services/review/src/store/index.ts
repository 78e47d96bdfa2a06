import type { Conn } from '@setu/kit/db';
import { applicationStore } from './applications.js';
import { copyStore } from './copies.js';
import { demoStore } from './demo.js';
import { reviewStore } from './reviews.js';

export const stores = (conn: Conn) => ({
  reviews: reviewStore(conn),
  applications: applicationStore(conn),
  copies: copyStore(conn),
  demo: demoStore(conn),
});

export type Stores = ReturnType<typeof stores>;
