import type { Member } from '../../people/domain/user.js';
import { type MemberRow, memberColumns, memberFromRow } from '../../people/store/member-rows.js';
import { utcDay } from '../../sessions/domain/session.js';
import { type Queries, rows } from '../../store/rows.js';

const readSubstituted = `
  select distinct ${memberColumns}
  from substitution p join app_user u on u.id = p.user_id join company c on c.id = u.company_id
    join app_user substitute on substitute.id = p.substitute_id
  where p.substitute_id = ? and p.removed_at is null and ?::date between p.start_on and p.finish_on
    and substitute.company_id = u.company_id and u.status = 'active'
  order by u.surname, u.name, u.id`;

/** Who stands in for whom. */
export function substitutionStore(conn: Queries) {
  return {
    /** Active people of the same company whom this person may be switched into on the day of `now` (UTC), by name. */
    substitutedBy: async (substituteId: string, now: Date): Promise<Member[]> =>
      (await rows<MemberRow>(conn, readSubstituted, [substituteId, utcDay(now)])).map(memberFromRow),
  };
}
