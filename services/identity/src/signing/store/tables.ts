import type { Table } from '@setu/kit/db';
import type { Signature } from '../domain/signature.js';

export interface RegulationRow {
  number: number;
  file_name: string;
  type: string;
  sha256: string;
  content: Buffer;
  effective_from: string;
  created_at: Date;
  grace_until?: string | null;
  published_by_user_id?: string | null;
  event_id?: string | null;
}

export interface SignatureRow {
  id: string;
  company_id: string;
  regulation_number: number;
  user_id: string;
  state: Signature['state'];
  signature: Buffer;
  signature_sha256: string;
  verdict: Signature['verdict'];
  signed_at: Date;
}

export interface SigningTables {
  regulation: Table<RegulationRow>;
  regulation_signature: Table<SignatureRow>;
}
