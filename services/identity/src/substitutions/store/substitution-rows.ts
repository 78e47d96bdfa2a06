import type { Substitution } from '../domain/substitution.js';

export interface SubstitutionRow {
  substitution_id: string;
  user_id: string;
  substitute_id: string;
  start: string;
  finish: string;
  time_zone: string;
  starts_at: Date;
  ends_at: Date;
  removed_at: Date | null;
}

/** SQL for the instants of a substitution (alias `p`). Older rows have only days, which count in UTC. */
export const startsAt = `coalesce(p.starts_at, p.start_on::timestamp at time zone 'UTC')`;
export const endsAt = `coalesce(p.ends_at, (p.finish_on + 1)::timestamp at time zone 'UTC')`;

/** SQL columns of a substitution (alias `p`), as `substitutionFromRow` reads them. */
export const substitutionColumns = `
  p.id as substitution_id, p.user_id, p.substitute_id, p.start_on::text as start, p.finish_on::text as finish,
  p.time_zone, ${startsAt} as starts_at, ${endsAt} as ends_at, p.removed_at`;

export const substitutionFromRow = (row: SubstitutionRow): Substitution => ({
  id: row.substitution_id,
  userId: row.user_id,
  substituteId: row.substitute_id,
  start: row.start,
  finish: row.finish,
  timeZone: row.time_zone,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  removedAt: row.removed_at ?? undefined,
});
