import type { PersonRole, UserStatus } from '@setu/proto/words';
import type { CompanyState } from '../../companies/domain/company-state.js';

/** A person with what every rule about people needs. */
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
  /** His picture. */
  avatarId?: string | undefined;
  /** When everything about him is erased, as he asked. */
  eraseAt?: Date | undefined;
}

/** A person with the company he is of. */
export interface Member {
  user: User;
  company: CompanyState;
}
