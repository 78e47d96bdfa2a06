import type { Table } from '@setu/kit/db';
import type { User } from '../domain/user.js';

interface UserRow {
  id: string;
  company_id: string;
  roles: User['roles'];
  status: User['status'];
  auth_epoch: number;
  version: number;
  updated_at: Date;
}

interface CredentialRow {
  user_id: string;
  password_hash: string;
  changed_at: Date;
}

export interface PeopleTables {
  app_user: Table<UserRow>;
  credential: Table<CredentialRow>;
}
