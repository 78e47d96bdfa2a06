import type { TableConn } from '@setu/kit/db';
import type { CompanyTables } from '../../companies/store/companies.js';
import type { Signature } from '../../signing/domain/signature.js';
import type { SigningTables } from '../../signing/store/tables.js';
import { rows } from '../../store/rows.js';
import type { Signer } from '../domain/signer.js';

interface SignerRow {
  id: string;
  short_name: string;
  confirmed: boolean;
  regulation_lapses_at: Date | null;
  regulation_number: number | null;
  state: Signature['state'] | null;
  signed_at: Date | null;
}

const readSigners = `
  select c.id, c.short_name, c.regulation_confirmed_at is not null as confirmed, c.regulation_lapses_at,
    s.regulation_number, s.state, s.signed_at
  from company c left join lateral (select regulation_number, state, signed_at from regulation_signature
    where company_id = c.id order by regulation_number desc, state = 'verified' desc, signed_at desc limit 1) s on true
  where c.type = 'customer' and c.deleted_at is null
  order by c.short_name, c.id limit 1000`;

/** The store that reads which customers have signed which version. */
export function signerStore(conn: TableConn<SigningTables & CompanyTables>) {
  return {
    list: async (): Promise<Signer[]> =>
      (await rows<SignerRow>(conn, readSigners)).map((row) => ({
        companyId: row.id,
        shortName: row.short_name,
        isConfirmed: row.confirmed,
        lapsesAt: row.regulation_lapses_at ?? undefined,
        signed:
          row.regulation_number === null || row.state === null || row.signed_at === null
            ? undefined
            : { regulationNumber: row.regulation_number, state: row.state, signedAt: row.signed_at },
      })),
  };
}
