/** The system account that runs Postgres. Empty means our own account. */
export interface Account {
  uid?: number;
  gid?: number;
}

export function postgresAccount(): Account;
export function accountOf(cluster: string): Account;
export function canEnter(dir: string, account: Account): boolean;
