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

/** A browser that a user has signed in with, by the hash of its device token. */
export interface KnownDevice {
  tokenHash: Buffer;
  userId: string;
  network: string;
}

/** Whether the user with an email address has used this device and this network before. */
export interface Acquaintance {
  device: boolean;
  network: boolean;
}

const readAcquaintance = `
  select coalesce(bool_or(d.token_hash = ?), false) as device, coalesce(bool_or(d.network = ?), false) as network
  from app_user u join known_device d on d.user_id = u.id
  where u.email = ? and (d.token_hash = ? or d.network = ?)`;

/** The store of browsers that users have signed in with, and the networks they used. */
export function knownDeviceStore(conn: TableConn<DeviceTables>) {
  const device = () => conn('known_device');
  return {
    acquaintance: async (email: string, tokenHash: Buffer, network: string): Promise<Acquaintance> => {
      const bindings = [tokenHash, network, email, tokenHash, network];
      const [known] = await rows<Acquaintance>(conn, readAcquaintance, bindings);
      return known ?? { device: false, network: false };
    },
    /** Records the use of a device. Returns false if the user has no such device. */
    use: async ({ tokenHash, userId, network }: KnownDevice, now: Date): Promise<boolean> => {
      const ownDevice = device().where({ token_hash: tokenHash, user_id: userId });
      return (await ownDevice.update({ network, last_used_at: now })) > 0;
    },
    insert: async ({ tokenHash, userId, network }: KnownDevice, now: Date): Promise<void> => {
      await device().insert({ token_hash: tokenHash, user_id: userId, network, last_used_at: now });
    },
    forgetOfUser: async (userId: string): Promise<void> => {
      await device().where({ user_id: userId }).delete();
    },
    /** Deletes at most `batch` devices last used before the given time and returns how many. */
    purge: (before: Date, batch: number): Promise<number> =>
      device()
        .whereIn(
          'token_hash',
          device().where('last_used_at', '<', before).orderBy('last_used_at').limit(batch).select('token_hash'),
        )
        .delete(),
  };
}
