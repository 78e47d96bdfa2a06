import type { Matter } from '../domain/matters.js';
import { type MattersConn, type MattersQuery, type MattersShown, mattersQuery } from './matters-query.js';

interface MatterRow {
  reason: Matter['reason'];
  total: string;
  id: string | null;
  since: Date;
  channel: string | null;
  milestone: NonNullable<Matter['milestone']> | null;
}

/** The shown items and the total for each reason. */
export interface FoundMatters {
  matters: Matter[];
  counts: ReadonlyMap<Matter['reason'], number>;
}

/** The store of items that wait for a user. Leaves out requests whose status waits for the user's side. */
export const matterStore =
  (conn: MattersConn) =>
  async (query: MattersQuery, shown: MattersShown): Promise<FoundMatters> => {
    const { rows }: { rows: MatterRow[] } = await mattersQuery(conn, query, shown);
    return {
      matters: rows.flatMap(({ id: requestId, reason, since, channel, milestone }) =>
        requestId === null
          ? []
          : [{ requestId, reason, since, channel: channel ?? undefined, milestone: milestone ?? undefined }],
      ),
      counts: new Map(rows.map(({ reason, total }) => [reason, Number(total)])),
    };
  };
