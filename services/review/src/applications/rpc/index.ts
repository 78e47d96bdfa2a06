import type { ApplicationsService } from '@setu/proto/review/applications';
import type { Rpcs } from '../../served.js';
import { getApplication } from './get-application.js';
import { listApplications } from './list-applications.js';
import { moveApplication } from './move-application.js';
import { noteApplication } from './note-application.js';
import { saveApplication } from './save-application.js';
import { setApplicationManager } from './set-application-manager.js';

/** The rpcs of applications. */
export const applicationRpcs = {
  listApplications,
  saveApplication,
  getApplication,
  setApplicationManager,
  moveApplication,
  noteApplication,
} satisfies Rpcs<typeof ApplicationsService>;
