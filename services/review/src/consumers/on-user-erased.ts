import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/** Nothing may be kept about a person: what he did in reviews stays without his name. */
export const onUserErased: Consumer<Stores> = {
  name: 'review.forget-people',
  subject: 'setu.identity.user.erased',
  from: 'start',
  handle: ({ payload }, { people }) => people.forgetUser(wire.UserErased.decode(payload).userId),
};
