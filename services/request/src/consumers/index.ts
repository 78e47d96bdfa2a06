import type { Consumer } from '@setu/kit/events';
import type { Stores } from '../store/index.js';
import { onCardEvent } from './on-card-event.js';
import { onCompanyChanged } from './on-company-changed.js';
import { onUserChanged } from './on-user-changed.js';

/** What the service hears, and keeps copies of. */
export const consumers: readonly Consumer<Stores>[] = [
  { name: 'request.card-copies', subject: 'setu.catalogue.sku.*', handle: onCardEvent },
  { name: 'request.company-copies', subject: 'setu.identity.company.changed', handle: onCompanyChanged },
  { name: 'request.user-copies', subject: 'setu.identity.user.changed', handle: onUserChanged },
];
