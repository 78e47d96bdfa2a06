import type { Table, TableConn } from '@setu/kit/db';
import type { Member } from '../../people/domain/user.js';
import { type MemberRow, memberColumns, memberFromRow } from '../../people/store/member-rows.js';
import type { PeopleTables } from '../../people/store/tables.js';
import { firstRow } from '../../store/rows.js';
import type { PersonalToken } from '../domain/personal-token.js';

interface TokenRow {
  id: string;
  user_id: string;
  token_hash: Buffer;
  name: string;
  scopes: PersonalToken['scopes'];
  beginning: string;
  auth_epoch: number;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
}

export interface PersonalTokenTables extends Pick<PeopleTables, 'app_user'> {
  personal_token: Table<TokenRow, Omit<TokenRow, 'last_used_at'>, Pick<TokenRow, 'last_used_at'>>;
}

interface ReadRow extends MemberRow {
  token_id: string;
  token_name: string;
  scopes: PersonalToken['scopes'];
  beginning: string;
  token_epoch: number;
  token_created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
}

const readToken = `
  select t.id as token_id, t.name as token_name, t.scopes, t.beginning, t.auth_epoch as token_epoch,
    t.created_at as token_created_at, t.expires_at, t.last_used_at, ${memberColumns}
  from personal_token t join app_user u on u.id = t.user_id join company c on c.id = u.company_id
  where t.token_hash = ?`;

/** The store of personal tokens, by the hash of their secret. A revoked token is deleted. */
export function personalTokenStore(conn: TableConn<PersonalTokenTables>) {
  const token = () => conn('personal_token');
  return {
    /** Locks the owner, so that tokens for one user are created one after another. */
    lockOwner: async (userId: string): Promise<void> => {
      await conn('app_user').where({ id: userId }).forNoKeyUpdate().first('id');
    },
    /** Returns the user's unexpired tokens, newest first. */
    live: async (userId: string, now: Date): Promise<PersonalToken[]> => {
      const ownTokens = token().where({ user_id: userId }).where('expires_at', '>', now);
      return (await ownTokens.orderBy('created_at', 'desc').orderBy('id')).map(fromRow);
    },
    insert: async (made: PersonalToken, hash: Buffer): Promise<void> => {
      const { id, userId, name, scopes, beginning, authEpoch, createdAt, expiresAt } = made;
      await token().insert({
        ...{ id, user_id: userId, token_hash: hash, name, scopes, beginning },
        ...{ auth_epoch: authEpoch, created_at: createdAt, expires_at: expiresAt },
      });
    },
    /** Returns a token with the current state of its owner. */
    read: async (hash: Buffer): Promise<{ token: PersonalToken; owner: Member } | undefined> => {
      const row = await firstRow<ReadRow>(conn, readToken, [hash]);
      if (row === undefined) return undefined;
      const owner = memberFromRow(row);
      const found = {
        ...{ id: row.token_id, userId: owner.user.id, name: row.token_name, scopes: row.scopes },
        ...{ beginning: row.beginning, authEpoch: row.token_epoch, createdAt: row.token_created_at },
        ...{ expiresAt: row.expires_at, lastUsedAt: row.last_used_at ?? undefined },
      };
      return { token: found, owner };
    },
    used: async (id: string, now: Date): Promise<void> => {
      await token().where({ id }).update({ last_used_at: now });
    },
    /** Revokes a token and returns its id. Returns nothing if the user does not have it. */
    revoke: (userId: string, id: string): Promise<string[]> =>
      idsOf(token().where({ id, user_id: userId }).delete('id')),
    revokeOfUser: (userId: string): Promise<string[]> => idsOf(token().where({ user_id: userId }).delete('id')),
    idsOfCompany: (companyId: string): Promise<string[]> =>
      idsOf(
        token()
          .whereIn('user_id', conn('app_user').where({ company_id: companyId }).select('id'))
          .select('id'),
      ),
    /** Deletes at most `batch` expired tokens and returns how many. */
    purge: (now: Date, batch: number): Promise<number> => {
      const over = token().where('expires_at', '<', now).orderBy('expires_at').limit(batch);
      return token().whereIn('id', over.select('id')).delete();
    },
  };
}

const idsOf = async (found: PromiseLike<{ id: string }[]>): Promise<string[]> => (await found).map(({ id }) => id);

const fromRow = (row: TokenRow): PersonalToken => ({
  ...{ id: row.id, userId: row.user_id, name: row.name, scopes: row.scopes, beginning: row.beginning },
  ...{ authEpoch: row.auth_epoch, createdAt: row.created_at, expiresAt: row.expires_at },
  lastUsedAt: row.last_used_at ?? undefined,
});
