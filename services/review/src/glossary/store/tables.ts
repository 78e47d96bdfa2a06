import type { Table } from '@setu/kit/db';

export interface TermRow {
  id: string;
  english: string;
  russian: string;
  note: string;
  updated_at: Date;
  by_user_id: string | null;
}

export interface GlossaryTables {
  glossary_term: Table<TermRow>;
}
