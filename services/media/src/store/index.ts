import type { Conn } from '@setu/kit/db';
import { attachmentStore } from './attachments.js';
import { fileStore } from './files.js';
import { garbageStore } from './garbage.js';
import { quotaStore } from './quotas.js';

export const stores = (conn: Conn) => ({
  files: fileStore(conn),
  attachments: attachmentStore(conn),
  quotas: quotaStore(conn),
  garbage: garbageStore(conn),
});

export type Stores = ReturnType<typeof stores>;
