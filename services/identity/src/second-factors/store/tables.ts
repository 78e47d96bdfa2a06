import type { Table } from '@setu/kit/db';
import type { PeopleTables } from '../../people/store/tables.js';
import type { SecondFactor } from '../domain/second-factor.js';

export interface FactorRow {
  id: string;
  user_id: string;
  kind: SecondFactor['kind'];
  name: string;
  sealed_secret: Buffer | null;
  /** The driver returns 64-bit numbers as strings. */
  last_step: string | number | null;
  credential_id: string | null;
  public_key: Buffer | null;
  sign_count: string | number | null;
  transports: string[];
  created_at: Date;
  last_used_at: Date | null;
}

export interface RecoveryCodeRow {
  user_id: string;
  code_hash: Buffer;
}

export interface PendingFactorRow {
  user_id: string;
  kind: SecondFactor['kind'];
  sealed_secret: Buffer | null;
  challenge: string | null;
  expires_at: Date;
}

export interface HalfSessionRow {
  token_hash: Buffer;
  user_id: string;
  auth_epoch: number;
  is_remembered: boolean;
  challenge: string | null;
  tries: number;
  expires_at: Date;
}

export interface SecondFactorTables extends Pick<PeopleTables, 'app_user'> {
  second_factor: Table<FactorRow, Omit<FactorRow, 'last_used_at'>>;
  recovery_code: Table<RecoveryCodeRow>;
  begun_factor: Table<PendingFactorRow>;
  half_session: Table<HalfSessionRow, Omit<HalfSessionRow, 'tries'>, Pick<HalfSessionRow, 'tries'>>;
}
