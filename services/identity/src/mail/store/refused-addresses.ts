import type { Table, TableConn } from '@setu/kit/db';

interface RefusedAddressRow {
  address: string;
  code: string;
  refused_at: Date;
}
export interface RefusedAddressTables {
  refused_address: Table<RefusedAddressRow>;
}

/**
 * Addresses for which a server refused an email permanently. An address stays listed until an email to it is accepted
 * again, or its owner removes the mark.
 */
export function refusedAddressStore(conn: TableConn<RefusedAddressTables>) {
  const refused = () => conn('refused_address');
  return {
    since: async (address: string): Promise<Date | undefined> =>
      (await refused().where({ address }).first('refused_at'))?.refused_at,
    add: async (address: string, { code, at }: { code: string; at: Date }): Promise<void> => {
      await refused().insert({ address, code, refused_at: at }).onConflict('address').ignore();
    },
    /**
     * Removes the mark of an address after a server accepted an email for it. After a bounce an accepted email proves
     * nothing, so that mark stays until the owner of the address removes it.
     */
    arrived: async (address: string): Promise<void> => {
      await refused().where({ address }).whereNot('code', 'like', 'dsn %').delete();
    },
    remove: async (address: string): Promise<void> => {
      await refused().where({ address }).delete();
    },
  };
}
