import type { Table } from '@setu/kit/db';
import type { PeopleTables } from '../../people/store/tables.js';

export interface SessionColumns {
  id: string;
  token_hash: Buffer;
  user_id: string;
  auth_epoch: number;
  csrf_secret: string;
  address: string;
  user_agent: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

export interface RememberTokenRow {
  selector: string;
  validator_hash: Buffer;
  user_id: string;
  session_id: string;
  auth_epoch: number;
  spent_at: Date | null;
  created_at: Date;
  expires_at: Date;
  successor_salt: Buffer | null;
}

export interface AttemptRow {
  key: string;
  failures: number;
  at: Date;
}

type Spending = 'spent_at' | 'successor_salt';

export interface SessionTables extends Pick<PeopleTables, 'app_user'> {
  session: Table<SessionColumns, SessionColumns, Pick<SessionColumns, 'last_seen_at'>>;
  remember_token: Table<RememberTokenRow, Omit<RememberTokenRow, Spending>, Pick<RememberTokenRow, Spending>>;
  sign_in_attempt: Table<AttemptRow>;
}
