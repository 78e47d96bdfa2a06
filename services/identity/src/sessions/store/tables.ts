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
  substitution_id: string | null;
  previous_hash: Buffer | null;
  previous_device: Buffer | null;
  successor_salt: Buffer | null;
  rotated_at: Date | null;
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
type Previous = 'previous_hash' | 'previous_device' | 'successor_salt' | 'rotated_at';
type Rotated = 'id' | 'token_hash' | 'csrf_secret' | 'substitution_id' | 'last_seen_at' | Previous;

export interface SessionTables extends Pick<PeopleTables, 'app_user'> {
  session: Table<
    SessionColumns,
    Omit<SessionColumns, 'substitution_id' | Previous>,
    Partial<Pick<SessionColumns, Rotated>>
  >;
  remember_token: Table<
    RememberTokenRow,
    Omit<RememberTokenRow, Spending>,
    Partial<Pick<RememberTokenRow, Spending | 'session_id'>>
  >;
  sign_in_attempt: Table<AttemptRow>;
}
