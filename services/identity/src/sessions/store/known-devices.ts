import type { Table, TableConn } from '@setu/kit/db';
import { rows } from '../../store/rows.js';

interface KnownDeviceRow {
  token_hash: Buffer;
  user_id: string;
  network: string;
  last_used_at: Date;
}
export interface DeviceTables {
  known_device: Table<KnownDeviceRow>;
}

/** A browser somebody signed in with, by the hash of the token it was given. */
export interface KnownDevice {
  tokenHash: Buffer;
  userId: string;
  network: string;
}

/** How well a place is known to the person of an e-mail. */
export interface Acquaintance {
  device: boolean;
  network: boolean;
}

const readAcquaintance = `
  select coalesce(bool_or(d.token_hash = ?), false) as device, coalesce(bool_or(d.network = ?), false) as network
  from app_user u join known_device d on d.user_id = u.id
  where u.email = ? and (d.token_hash = ? or d.network = ?)`;

/** Browsers people have signed in with, and from which networks. */
export function knownDeviceStore(conn: TableConn<DeviceTables>) {
  const device = () => conn('known_device');
  return {
    acquaintance: async (email: string, tokenHash: Buffer, network: string): Promise<Acquaintance> => {
      const bindings = [tokenHash, network, email, tokenHash, network];
      const [known] = await rows<Acquaintance>(conn, readAcquaintance, bindings);
      return known ?? { device: false, network: false };
    },
    /** False when this is not a device of that person. */
    use: async ({ tokenHash, userId, network }: KnownDevice, now: Date): Promise<boolean> => {
      const own = device().where({ token_hash: tokenHash, user_id: userId });
      return (await own.update({ network, last_used_at: now })) > 0;
    },
    insert: async ({ tokenHash, userId, network }: KnownDevice, now: Date): Promise<void> => {
      await device().insert({ token_hash: tokenHash, user_id: userId, network, last_used_at: now });
    },
    forgetOfUser: async (userId: string): Promise<void> => {
      await device().where({ user_id: userId }).delete();
    },
    /** Deletes at most `batch` last used before the moment; gives how many. */
    purge: (before: Date, batch: number): Promise<number> =>
      device()
        .whereIn(
          'token_hash',
          device().where('last_used_at', '<', before).orderBy('last_used_at').limit(batch).select('token_hash'),
        )
        .delete(),
  };
}
