import type { Table, TableConn } from '@setu/kit/db';
import { firstRow } from '../../store/rows.js';
import type { ProvenCertificate } from '../domain/certificate-proof.js';
import { consentVersion } from '../domain/consent.js';
import type { SentCode } from '../domain/email-code.js';
import type { Registrant } from '../domain/registrant.js';

interface RegistrationRow {
  id: string;
  visitor_id: string;
  email: string;
  details: Registrant;
  certificate: ProvenCertificate | null;
  password_hash: string;
  locale: 'en' | 'ru';
  code_hash: Buffer | null;
  code_sent_at: Date | null;
  tries: number;
  user_id: string | null;
  confirmed_at: Date | null;
  agreed_at: Date;
  consent_edition: string;
  created_at: Date;
}
type Written = Omit<RegistrationRow, 'details' | 'certificate'> & { details: string; certificate: string | null };
export interface RegistrationTables {
  registration: Table<RegistrationRow, Partial<Written>, Partial<Written>>;
}

type ConsentRow = Pick<RegistrationRow, 'agreed_at' | 'consent_edition'>;
const readConsent = `
  select agreed_at, consent_edition from registration where user_id = ?
  union all select agreed_at, consent_edition from invite where user_id = ? and agreed_at is not null
  order by agreed_at desc limit 1`;

/** A registration as it is stored until its code is confirmed. */
export interface Registration {
  id: string;
  visitorId: string;
  registrant: Registrant;
  /** Absent if the user registers without a certificate. */
  certificate?: ProvenCertificate | undefined;
  passwordHash: string;
  locale: 'en' | 'ru';
  code: SentCode;
  /** The user that the registration created. Absent until its code is confirmed. */
  userId?: string | undefined;
  createdAt: Date;
}

export type NewRegistration = Pick<
  Registration,
  'id' | 'visitorId' | 'registrant' | 'certificate' | 'passwordHash' | 'locale'
> & {
  now: Date;
};

/** The store of registrations, both open and confirmed. */
export function registrationStore(conn: TableConn<RegistrationTables>) {
  const open = (id: string) => conn('registration').where({ id });
  return {
    /**
     * Stores a registration and returns its id. If the same browser has an open registration for the same address,
     * updates that one instead.
     */
    save: async (made: NewRegistration): Promise<string> => {
      const { now, registrant, visitorId } = made;
      const { email } = registrant.person;
      const columns = {
        details: JSON.stringify(registrant),
        certificate: made.certificate ? JSON.stringify(made.certificate) : null,
        password_hash: made.passwordHash,
        locale: made.locale,
        agreed_at: now,
        consent_edition: consentVersion,
      };
      await conn('registration').where({ visitor_id: visitorId, email }).whereNull('user_id').update(columns);
      await conn('registration')
        .insert({ id: made.id, visitor_id: visitorId, email, ...columns, created_at: now })
        .onConflict(conn.raw('(visitor_id, email) where user_id is null'))
        .ignore();
      const row = await conn('registration').where({ visitor_id: visitorId, email }).whereNull('user_id').first('id');
      return row?.id ?? made.id;
    },
    read: async (id: string): Promise<Registration | undefined> => fromRow(await open(id).first()),
    /** Locks the registration until the transaction ends. */
    lock: async (id: string): Promise<Registration | undefined> => fromRow(await open(id).forUpdate().first()),
    /** Stores a new code, which replaces the previous one. */
    setCode: async (id: string, hash: Buffer, now: Date): Promise<void> => {
      await open(id).update({ code_hash: hash, code_sent_at: now, tries: 0 });
    },
    countTry: async (id: string): Promise<void> => {
      await open(id).increment({ tries: 1 });
    },
    /** Marks the registration as finished by this user and erases the password hash. The consent stays as evidence. */
    settle: async (id: string, userId: string, now: Date): Promise<void> => {
      await open(id).update({ user_id: userId, confirmed_at: now, password_hash: '' });
    },
    /**
     * Returns the consent that a user gave when they registered or accepted an invite. Returns undefined for users who
     * joined before consent was requested.
     */
    consentOf: async (userId: string): Promise<{ agreedAt: Date; version: string } | undefined> => {
      const row = await firstRow<ConsentRow>(conn, readConsent, [userId, userId]);
      return row && { agreedAt: row.agreed_at, version: row.consent_edition };
    },
    /** Deletes at most `batch` open registrations created before the given time and returns how many. */
    purge: (before: Date, batch: number): Promise<number> =>
      conn('registration')
        .whereIn(
          'id',
          conn('registration').where('created_at', '<', before).whereNull('user_id').limit(batch).select('id'),
        )
        .delete(),
  };
}

const fromRow = (row: RegistrationRow | undefined): Registration | undefined =>
  row && {
    id: row.id,
    visitorId: row.visitor_id,
    registrant: row.details,
    certificate: row.certificate ?? undefined,
    passwordHash: row.password_hash,
    locale: row.locale,
    code: {
      hash: row.code_hash ?? undefined,
      sentAt: row.code_sent_at ?? undefined,
      tries: row.tries,
      confirmedAt: row.confirmed_at ?? undefined,
    },
    userId: row.user_id ?? undefined,
    createdAt: row.created_at,
  };
