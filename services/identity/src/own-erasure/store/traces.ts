import type { TableConn } from '@setu/kit/db';
import { namedContact, noContact } from '@setu/proto/contact-fields';
import type { User } from '../../people/domain/user.js';
import type { Tables } from '../../store/tables.js';

/**
 * The tables whose rows belong to a user and are deleted with them. The user's sessions and substitutions have already
 * ended by then.
 */
const owned = [
  'credential',
  'second_factor',
  'recovery_code',
  'begun_factor',
  'half_session',
  'session',
  'remember_token',
  'known_device',
  'password_reset',
  'email_change',
  'notice',
  'saved_view',
  'personal_token',
  'mail',
  'mail_reader',
] as const;

const noPerson = { name: '', surname: '', patronymic: '' };

// A changed field that names the user stays in the history without its old and new value.
const hideChanges = `
  update company_change set fields = (
    select coalesce(jsonb_agg(case when f ->> 'field' like 'contact%' and array[f ->> 'from', f ->> 'to'] && :said::text[]
      then f || '{"from": "", "to": ""}' else f end order by nth), '[]')
    from jsonb_array_elements(fields) with ordinality as each (f, nth))
  where company_id = :company and exists (
    select from jsonb_array_elements(fields) as f where array[f ->> 'from', f ->> 'to'] && :said::text[])`;

// This also removes the names of other users with the same name. The text of a notification works without a name.
const hideInNotices = `
  update notice set params = params - 'person' - 'acting'
  where params ->> 'person' = any(:names) or params ->> 'acting' = any(:names)`;

// The same for emails that are not sent yet.
const hideInMails = `
  update mail set content = content #- '{params,params,person}' #- '{params,params,acting}'
  where content ->> 'template' = 'notice'
    and (content #>> '{params,params,person}' = any(:names) or content #>> '{params,params,acting}' = any(:names))`;

const dropSubstitutionMails = `
  delete from mail where user_id in (select id from app_user where company_id = :company)
    and content ->> 'template' = 'notice' and content #>> '{params,type}' like 'substitution%'
    and (content #>> '{params,params,user}' = any(:names) or content #>> '{params,params,substitute}' = any(:names))`;

// These notifications make no sense without the names.
const dropSubstitutions = `
  delete from notice where user_id in (select id from app_user where company_id = :company)
    and type like 'substitution%' and (params ->> 'user' = any(:names) or params ->> 'substitute' = any(:names))`;

/** The data stored about a user outside their own row. */
export function traceStore(conn: TableConn<Tables>) {
  return {
    /**
     * Removes every mention of a user, given the user's data from before the erasure. Only what the user signed is
     * retained, as evidence.
     */
    erase: async ({ id, companyId, email, name, surname, patronymic, ...user }: User): Promise<void> => {
      for (const table of owned) await conn.raw('delete from ?? where user_id = ?', [table, id]);
      await conn('mail').where({ address: email }).delete();
      await conn('refused_address').where({ address: email }).delete();
      await conn('registration').where({ email }).whereNull('user_id').delete();
      const registered = { details: '{}', certificate: null, email: '', visitor_id: '' };
      await conn('registration').where({ user_id: id }).update(registered);
      const none = { mobile_phone: '', work_phone: '', work_add_phone: '', email: '' };
      await conn('invite')
        .where({ user_id: id })
        .update({ ...noPerson, ...none });
      const asContact = { company_id: companyId, email };
      await conn('company_contact').where(asContact).update(namedContact(noContact));
      const ownTexts = [email, name, surname, patronymic, user.mobilePhone, user.workPhone, user.workAddPhone];
      await conn.raw(hideChanges, { company: companyId, said: ownTexts.filter((text) => text !== '') });
      const names = [`${name} ${surname}`, `${surname} ${name}`, `${surname} ${name} ${patronymic}`].map((text) =>
        text.trim(),
      );
      await conn.raw(hideInNotices, { names });
      await conn.raw(hideInMails, { names });
      await conn.raw(dropSubstitutions, { company: companyId, names });
      await conn.raw(dropSubstitutionMails, { company: companyId, names });
    },
  };
}
