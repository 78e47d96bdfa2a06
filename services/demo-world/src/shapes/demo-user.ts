export type DemoRole =
  | 'ROLE_ADMIN'
  | 'ROLE_COMPANY_ADMIN'
  | 'TEAM_ADMIN'
  | 'TEAM_MANAGER'
  | 'TEAM_PRODUCT_REVIEWER'
  | 'TEAM_GENERAL';

export interface DemoUser {
  id: string;
  companyId: string;
  email: string;
  name: string;
  surname: string;
  patronymic: string;
  mobilePhone: string;
  workPhone: string;
  workAddPhone: string;
  roles: DemoRole[];
  status: 'active' | 'disabled' | 'deleted';
  createdAt: string;
}

/** A row of the table of accounts that the sign-in page and the start command show. */
export interface DemoAccount {
  email: string;
  userId: string;
  companyId: string;
  /** The company's short name. */
  company: string;
  companyType: 'customer' | 'supplier' | 'broker';
  roles: DemoRole[];
  /** First and last name. */
  name: string;
}

/** A substitution: `substituteId` acts for `userId` from `start` to `finish`, both days included (YYYY-MM-DD). */
export interface DemoSubstitution {
  id: string;
  userId: string;
  substituteId: string;
  start: string;
  finish: string;
}

export interface DemoInvite {
  id: string;
  companyId: string;
  invitedById: string;
  email: string;
  name: string;
  surname: string;
  patronymic: string;
  mobilePhone: string;
  roles: DemoRole[];
  createdAt: string;
  validFor: string;
}
