import type { TableConn } from '@setu/kit/db';
import type { SecondFactor } from '../domain/second-factor.js';
import type { FactorRow, SecondFactorTables } from './tables.js';

/** The store of users' second factors. */
export function secondFactorStore(conn: TableConn<SecondFactorTables>) {
  const factor = () => conn('second_factor');
  return {
    /** Locks the owner, so that changes to the number of their factors happen one after another. */
    lockOwner: async (userId: string): Promise<void> => {
      await conn('app_user').where({ id: userId }).forNoKeyUpdate().first('id');
    },
    /** Returns a user's factors, oldest first. */
    ofUser: async (userId: string): Promise<SecondFactor[]> =>
      (await factor().where({ user_id: userId }).orderBy(['created_at', 'id'])).map(fromRow),
    /** Inserts a factor. Returns false if the passkey is already stored. */
    insert: async (made: SecondFactor): Promise<boolean> => {
      const inserted = await factor().insert(toRow(made)).onConflict('credential_id').ignore().returning('id');
      return inserted.length > 0;
    },
    /** Records the time step of an accepted code. Returns false if that step or a later one was used before. */
    useStep: async (id: string, step: number, now: Date): Promise<boolean> => {
      const unused = factor()
        .where({ id })
        .where((earlier) => earlier.whereNull('last_step').orWhere('last_step', '<', step));
      return (await unused.update({ last_step: step, last_used_at: now })) > 0;
    },
    /** Records a passkey's new signature count. Returns false if the stored count has changed meanwhile. */
    useCount: async (id: string, { from, to }: { from: number; to: number }, now: Date): Promise<boolean> =>
      (await factor().where({ id, sign_count: from }).update({ sign_count: to, last_used_at: now })) > 0,
    /** Stores an authenticator's secret sealed with the newest key. */
    reseal: async (id: string, sealedSecret: Buffer): Promise<void> => {
      await factor().where({ id }).update({ sealed_secret: sealedSecret });
    },
    /** Removes a factor. Returns false if the user does not have it. */
    remove: async (id: string, userId: string): Promise<boolean> =>
      (await factor().where({ id, user_id: userId }).delete()) > 0,
  };
}

const toRow = (made: SecondFactor) => ({
  id: made.id,
  user_id: made.userId,
  kind: made.kind,
  name: made.name,
  sealed_secret: made.kind === 'totp' ? made.sealedSecret : null,
  last_step: made.kind === 'totp' ? (made.lastStep ?? null) : null,
  credential_id: made.kind === 'passkey' ? made.credentialId : null,
  public_key: made.kind === 'passkey' ? made.publicKey : null,
  sign_count: made.kind === 'passkey' ? made.signCount : null,
  transports: made.kind === 'passkey' ? made.transports : [],
  created_at: made.createdAt,
});

function fromRow(row: FactorRow): SecondFactor {
  const base = {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at ?? undefined,
  };
  const none = Buffer.alloc(0);
  if (row.kind === 'totp') {
    const lastStep = row.last_step === null ? undefined : Number(row.last_step);
    return { ...base, kind: 'totp', sealedSecret: row.sealed_secret ?? none, lastStep };
  }
  const { credential_id: credentialId, public_key: publicKey, transports } = row;
  const signCount = Number(row.sign_count ?? 0);
  return {
    ...base,
    kind: 'passkey',
    credentialId: credentialId ?? '',
    publicKey: publicKey ?? none,
    signCount,
    transports,
  };
}
