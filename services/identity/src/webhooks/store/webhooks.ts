import type { Table, TableConn } from '@setu/kit/db';
import type { CompanyTables } from '../../companies/store/companies.js';
import type { PeopleTables } from '../../people/store/tables.js';
import { rows } from '../../store/rows.js';
import type { Webhook } from '../domain/webhook.js';

interface WebhookRow {
  id: string;
  company_id: string;
  url: string;
  kinds: Webhook['kinds'];
  sealed_secret: Buffer;
  created_at: Date;
  failing_since: Date | null;
  off_at: Date | null;
}
type MutableColumn = 'failing_since' | 'off_at' | 'sealed_secret';

export interface WebhookTables extends Pick<PeopleTables, 'app_user'>, Pick<CompanyTables, 'company'> {
  webhook: Table<WebhookRow, Omit<WebhookRow, 'failing_since' | 'off_at'>, Partial<Pick<WebhookRow, MutableColumn>>>;
}

// The broker sees every request and card.
const receiving = `
  select w.id, c.id as company_id, c.type as company_type
  from webhook w join company c on c.id = w.company_id
  where w.off_at is null and ? = any(w.kinds) and (c.type = 'broker' or c.id = any(?::uuid[]))
    and c.active and c.deleted_at is null
  order by w.created_at, w.id`;

/** A webhook that receives an event. */
export interface Receiver {
  id: string;
  companyId: string;
  isBroker: boolean;
}

/** The store of companies' webhooks. */
export function webhookStore(conn: TableConn<WebhookTables>) {
  const webhook = () => conn('webhook');
  return {
    /** Locks the company, so that its webhooks are created one after another. */
    lockCompany: async (companyId: string): Promise<void> => {
      await conn('company').where({ id: companyId }).forNoKeyUpdate().first('id');
    },
    /** Returns a company's webhooks, oldest first. */
    ofCompany: async (companyId: string): Promise<Webhook[]> =>
      (await webhook().where({ company_id: companyId }).orderBy(['created_at', 'id'])).map(fromRow),
    byId: async (id: string): Promise<Webhook | undefined> => {
      const row = await webhook().where({ id }).first();
      return row && fromRow(row);
    },
    insert: async (made: Webhook): Promise<void> => {
      const { id, companyId, url, kinds, sealedSecret, createdAt } = made;
      await webhook().insert({
        ...{ id, company_id: companyId, url, kinds },
        ...{ sealed_secret: sealedSecret, created_at: createdAt },
      });
    },
    /** Stores a secret sealed with the newest key. */
    reseal: async (id: string, sealedSecret: Buffer): Promise<void> => {
      await webhook().where({ id }).update({ sealed_secret: sealedSecret });
    },
    /** Removes a webhook. Returns false if it does not belong to the company. */
    remove: async (id: string, companyId: string): Promise<boolean> =>
      (await webhook().where({ id, company_id: companyId }).delete()) > 0,
    /** Returns the active webhooks for a kind of event, of these companies and of the broker. */
    receiving: async (kind: Webhook['kinds'][number], companyIds: readonly string[]): Promise<Receiver[]> => {
      const found = await rows<{ id: string; company_id: string; company_type: string }>(conn, receiving, [
        kind,
        [...companyIds],
      ]);
      return found.map((row) => ({
        id: row.id,
        companyId: row.company_id,
        isBroker: row.company_type === 'broker',
      }));
    },
    /** Returns whether a company receives events: not while it is locked, and not after it is deleted. */
    receivesEvents: async (companyId: string): Promise<boolean> =>
      (await conn('company').where({ id: companyId, active: true }).whereNull('deleted_at').first('id')) !== undefined,
    /** Records a successful delivery and switches the webhook on again. */
    markWorking: async (id: string): Promise<void> => {
      await webhook().where({ id }).update({ failing_since: null, off_at: null });
    },
    /** Records a failed delivery and returns since when nothing has been received. */
    markFailing: async (id: string, now: Date): Promise<Date> => {
      await webhook().where({ id }).whereNull('failing_since').update({ failing_since: now });
      return (await webhook().where({ id }).first('failing_since'))?.failing_since ?? now;
    },
    /** Switches a webhook off. Returns false if it was already off. */
    switchOff: async (id: string, now: Date): Promise<boolean> =>
      (await webhook().where({ id }).whereNull('off_at').update({ off_at: now })) > 0,
    /** Returns the ids of the admins who manage a company's users. */
    adminsOf: async (companyId: string): Promise<string[]> =>
      (
        await conn('app_user')
          .where({ company_id: companyId, status: 'active' })
          .whereRaw(`roles && array['ROLE_COMPANY_ADMIN', 'TEAM_ADMIN']`)
          .select('id')
      ).map(({ id }) => id),
  };
}

const fromRow = (row: WebhookRow): Webhook => ({
  ...{ id: row.id, companyId: row.company_id, url: row.url, kinds: row.kinds, sealedSecret: row.sealed_secret },
  ...{ createdAt: row.created_at, failingSince: row.failing_since ?? undefined, offAt: row.off_at ?? undefined },
});
