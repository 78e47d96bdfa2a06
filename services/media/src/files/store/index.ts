import type { TableConn } from '@setu/kit/db';
import { type SettingsTables, settingsStore } from '@setu/kit/events';
import { ownDataStore } from '../../own-data/store/own-data.js';
import { attachmentStore } from './attachments.js';
import { fileStore } from './files.js';
import { garbageStore } from './garbage.js';
import { leaseStore } from './leases.js';
import { quotaStore } from './quotas.js';
import type { FileTables } from './tables.js';

export const stores = (conn: TableConn<FileTables & SettingsTables>) => ({
  files: fileStore(conn),
  attachments: attachmentStore(conn),
  leases: leaseStore(conn),
  quotas: quotaStore(conn),
  garbage: garbageStore(conn),
  ownData: ownDataStore(conn),
  settings: settingsStore(conn),
});

export type Stores = ReturnType<typeof stores>;
