import type { PersonRole, UserStatus } from '@setu/proto/words';
import type { CompanyState } from '../../companies/domain/company-state.js';

/** A user with all fields that the rules about users need. */
export interface User {
  id: string;
  companyId: string;
  email: string;
  name: string;
  surname: string;
  patronymic: string;
  mobilePhone: string;
  workPhone: string;
  workAddPhone: string;
  roles: PersonRole[];
  status: UserStatus;
  authEpoch: number;
  version: number;
  /** The user's picture. */
  avatarId?: string | undefined;
  /** When everything about the user is erased, if they requested it. */
  eraseAt?: Date | undefined;
}

/** A user with their company. */
export interface Member {
  user: User;
  company: CompanyState;
}
