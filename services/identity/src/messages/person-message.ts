import type * as wire from '@setu/proto/identity/people';
import { wirePersonRole } from '@setu/proto/wire-words';
import type { User } from '../people/domain/user.js';

export const toPerson = ({ id, name, surname, patronymic, email, roles, avatarId }: User): wire.Person => ({
  id,
  name,
  surname,
  patronymic,
  email,
  roles: roles.map(wirePersonRole),
  avatarId: avatarId ?? '',
});

/** Returns a user with the name only. */
export const toName = (user: User): wire.Person => ({ ...toPerson(user), email: '', roles: [], avatarId: '' });
