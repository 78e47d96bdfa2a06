import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/** Nothing may be kept about a person: what he searched for stays as anybody's. */
export const onUserErased: Consumer<Stores> = {
  name: 'catalogue.forget-people',
  subject: 'setu.identity.user.erased',
  from: 'start',
  handle: ({ payload }, { searchLog }) => searchLog.forgetUser(wire.UserErased.decode(payload).userId),
};
