import type { Table } from '@setu/kit/db';
import type { NamedSupplierCompany } from '@setu/proto/supplier-form';
import type { Application } from '../domain/application.js';
import type { ApplicationTransition } from '../domain/application-transition.js';

export interface ApplicationRow extends NamedSupplierCompany {
  id: string;
  numeric_hash: string;
  status: Application['status'];
  business_type: string;
  industry_ids: string[];
  contact: Application['contact'];
  file_ids: string[];
  /** Empty if unknown. */
  locale: NonNullable<Application['locale']> | '';
  manager_id: string | null;
  reject_reason: string;
  version: number;
  created_at: Date;
  in_work_at: Date | null;
  completed_at: Date | null;
  rejected_at: Date | null;
  company_id: string | null;
}

export interface StepRow {
  application_id: string;
  seq: number;
  kind: ApplicationTransition['kind'];
  at: Date;
  by_user_id: string | null;
  acting_user_id: string | null;
  from_status: Application['status'] | null;
  to_status: Application['status'] | null;
  manager_id: string | null;
  text: string;
}

export interface ApplicationTables {
  application_step: Table<StepRow>;
  application: Table<ApplicationRow, Omit<ApplicationRow, 'version' | 'company_id'>>;
}
