import { type Table, type TableConn, violationsAs } from '@setu/kit/db';
import { consentVersion } from '../../registrations/domain/consent.js';
import { type Invite, type InviteState, inviteExists } from '../domain/invite.js';

interface InviteRow {
  id: string;
  company_id: string;
  invited_by_id: string;
  email: string;
  name: string;
  surname: string;
  patronymic: string;
  mobile_phone: string;
  work_phone: string;
  work_add_phone: string;
  roles: Invite['roles'];
  status: InviteState;
  token_hash: Buffer | null;
  term: number;
  valid_for: Date;
  created_at: Date;
  user_id: string | null;
  agreed_at?: Date | null;
  consent_edition?: string | null;
}
export interface InviteTables {
  invite: Table<InviteRow, Partial<InviteRow>>;
}

const oneOpen = violationsAs({ invite_company_email_key: inviteExists });

/** Invites, found by id or by the hash of the link's token. */
export function inviteStore(conn: TableConn<InviteTables>) {
  const invite = () => conn('invite');
  const one = async (rows: PromiseLike<InviteRow | undefined>) => fromRow(await rows);
  return {
    byId: (id: string): Promise<Invite | undefined> => one(invite().where({ id }).first()),
    /** Returns an invite and locks it until the transaction ends. */
    lock: (id: string): Promise<Invite | undefined> => one(invite().where({ id }).forUpdate().first()),
    byToken: (hash: Buffer): Promise<Invite | undefined> => one(invite().where({ token_hash: hash }).first()),
    lockByToken: (hash: Buffer): Promise<Invite | undefined> =>
      one(invite().where({ token_hash: hash }).forUpdate().first()),
    /** Returns the company's open invite for the address. */
    openFor: (companyId: string, email: string): Promise<Invite | undefined> =>
      one(invite().where({ company_id: companyId, email, status: 'sent' }).first()),
    /** Returns the newest open invite of a company that no user has joined. */
    awaitedBy: (companyId: string): Promise<Invite | undefined> =>
      one(
        invite()
          .where({ company_id: companyId, status: 'sent' })
          .whereRaw('not exists (select from app_user where company_id = invite.company_id)')
          .orderBy('created_at', 'desc')
          .first(),
      ),
    /** Inserts an invite. Throws `invite_exists` if the company has an open one for the address. */
    insert: async (made: Invite): Promise<void> => {
      await oneOpen(invite().insert(toRow(made)));
    },
    save: async (changed: Invite): Promise<void> => {
      await invite().where({ id: changed.id }).update(toRow(changed));
    },
    /** Revokes all open invites of a company. */
    removeOf: async (companyId: string): Promise<void> => {
      await invite().where({ company_id: companyId, status: 'sent' }).update({ status: 'removed' });
    },
    /** Marks an invite as accepted by a user. */
    settle: async (id: string, userId: string, now: Date): Promise<void> => {
      const agreed = { agreed_at: now, consent_edition: consentVersion };
      await invite()
        .where({ id })
        .update({ status: 'accepted', user_id: userId, ...agreed });
    },
  };
}

const toRow = (made: Invite): Partial<InviteRow> => ({
  id: made.id,
  company_id: made.companyId,
  invited_by_id: made.invitedById,
  email: made.email,
  name: made.contact.name,
  surname: made.contact.surname,
  patronymic: made.contact.patronymic,
  mobile_phone: made.contact.mobilePhone,
  work_phone: made.contact.workPhone,
  work_add_phone: made.contact.workAddPhone,
  roles: made.roles,
  status: made.state,
  token_hash: made.tokenHash ?? null,
  term: made.term,
  valid_for: made.validFor,
  created_at: made.createdAt,
});

const fromRow = (row: InviteRow | undefined): Invite | undefined =>
  row && {
    id: row.id,
    companyId: row.company_id,
    invitedById: row.invited_by_id,
    email: row.email,
    contact: {
      name: row.name,
      surname: row.surname,
      patronymic: row.patronymic,
      mobilePhone: row.mobile_phone,
      workPhone: row.work_phone,
      workAddPhone: row.work_add_phone,
    },
    roles: row.roles,
    state: row.status,
    tokenHash: row.token_hash ?? undefined,
    term: row.term,
    validFor: row.valid_for,
    createdAt: row.created_at,
  };
