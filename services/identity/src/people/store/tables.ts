import type { Table } from '@setu/kit/db';
import type { User } from '../domain/user.js';

interface UserRow {
  id: string;
  company_id: string;
  email: string;
  name: string;
  surname: string;
  patronymic: string;
  mobile_phone: string;
  work_phone: string;
  work_add_phone: string;
  roles: User['roles'];
  status: User['status'];
  auth_epoch: number;
  version: number;
  avatar_id: string | null;
  created_at: Date;
  updated_at: Date;
}

interface CredentialRow {
  user_id: string;
  password_hash: string;
  changed_at: Date;
}

export interface PeopleTables {
  app_user: Table<UserRow, Partial<UserRow>>;
  credential: Table<CredentialRow>;
}
