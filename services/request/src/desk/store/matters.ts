import type { Matter } from '../domain/matters.js';
import { type MattersAsked, type MattersConn, mattersQuery } from './matters-query.js';

interface MatterRow {
  id: string;
  reason: Matter['reason'];
  since: Date;
  channel: string | null;
  milestone: NonNullable<Matter['milestone']> | null;
  total: string;
}

/** What waits for somebody beside the turns of his requests: the longest waiting, and how many there are. */
export const matterStore =
  (conn: MattersConn) =>
  async (asked: MattersAsked, most: number): Promise<{ matters: Matter[]; total: number }> => {
    const { rows }: { rows: MatterRow[] } = await mattersQuery(conn, asked, most);
    return {
      matters: rows.map(({ id: requestId, reason, since, channel, milestone }) => ({
        ...{ requestId, reason, since },
        channel: channel ?? undefined,
        milestone: milestone ?? undefined,
      })),
      total: Number(rows[0]?.total ?? 0),
    };
  };
