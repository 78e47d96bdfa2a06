import type { Table } from '@setu/kit/db';

interface SubstitutionLine {
  id: string;
  user_id: string;
  substitute_id: string;
  start_on: string;
  finish_on: string;
  time_zone: string;
  starts_at: Date | null;
  ends_at: Date | null;
  created_by_id: string | null;
  removed_by_id: string | null;
  removed_at: Date | null;
  begin_told_at: Date | null;
  end_told_at: Date | null;
  created_at: Date;
}

type Later = 'removed_by_id' | 'removed_at' | 'begin_told_at' | 'end_told_at';

export interface SubstitutionTables {
  substitution: Table<SubstitutionLine, Omit<SubstitutionLine, Later>, Partial<SubstitutionLine>>;
}
