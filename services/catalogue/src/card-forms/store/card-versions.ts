import type { SqlConn } from '../../store/sql.js';
import { cardHeads } from './card-heads.js';
import { readVersions } from './read-versions.js';
import { writeVersions } from './write-versions.js';

export type { CardHead } from './card-heads.js';
export type { OpenForm } from './read-versions.js';
export type { CardToBe, NewVersion, RemovedCard } from './write-versions.js';

/** Reads and writes versions of cards. The read model that visitors see is updated separately. */
export const cardVersions = (conn: SqlConn) => ({
  ...cardHeads(conn),
  ...readVersions(conn),
  ...writeVersions(conn),
});
