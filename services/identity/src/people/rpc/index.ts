import type { PeopleService } from '@setu/proto/identity/people';
import type { Rpcs } from '../../served.js';
import { batchGetPeople } from './batch-get-people.js';
import { findPeople } from './find-people.js';
import { getDashboard } from './get-dashboard.js';
import { getManagerContact } from './get-manager-contact.js';
import { getOwnContact } from './get-own-contact.js';
import { listManagers } from './list-managers.js';
import { listSigners } from './list-signers.js';

export const peopleRpcs = {
  batchGetPeople,
  findPeople,
  listManagers,
  listSigners,
  getManagerContact,
  getOwnContact,
  getDashboard,
} satisfies Rpcs<typeof PeopleService>;
