import { createHash } from 'node:crypto';
import type {
  DemoCompany,
  DemoFile,
  DemoInvite,
  DemoNotice,
  DemoRegulation,
  DemoSubstitution,
  DemoUser,
  DemoWebhook,
} from '@setu/demo-world';
import { namedContact, noContact } from '@setu/proto/contact-fields';
import { namedProfile, profileFrom } from '@setu/proto/supplier-form';
import { linkToken } from './invites/domain/invite-link.js';
import { tokenHash } from './sessions/domain/token-hash.js';
import { termOf } from './substitutions/domain/substitution.js';
import { typeOf } from './webhooks/domain/webhook.js';

/** The time zone of the demo world's substitutions. Its customers are in Russia. */
const demoZone = 'Europe/Moscow';

interface Named {
  industryById: ReadonlyMap<string, object>;
  fileById: ReadonlyMap<string, DemoFile>;
  /** When each customer signed the regulation, by the company's id. */
  signedAtOf: ReadonlyMap<string, string>;
}

const present = <T>(value: T | undefined): value is T => value !== undefined;

/** Returns a company's row without its manager, because users are inserted later. */
export function companyRow(company: DemoCompany, { industryById, fileById, signedAtOf }: Named): object {
  const files = company.brokerFileIds.map((id) => fileById.get(id)).filter(present);
  return {
    id: company.id,
    type: company.type,
    short_name: company.shortName,
    full_name: company.fullName,
    inn: company.inn,
    kpp: company.kpp,
    ogrn: company.ogrn,
    ...namedProfile({ ...profileFrom({}), ...company }),
    web_site: company.webSite,
    business_type: company.businessType,
    industries: JSON.stringify(company.industryIds.map((id) => industryById.get(id)).filter(present)),
    export_product_list_en: company.exportProductList.en,
    export_product_list_ru: company.exportProductList.ru,
    broker_files: JSON.stringify(files.map(({ id, name, type, make }) => ({ id, name, type, size: make().length }))),
    logo_picture_id: company.logoPictureId || null,
    checks: JSON.stringify(company.checks),
    production: JSON.stringify(company.production ?? {}),
    registration_date: company.registrationDate === '' ? null : company.registrationDate,
    active: company.active,
    regulation_confirmed_at: company.isRegulationSigned ? (signedAtOf.get(company.id) ?? company.createdAt) : null,
    created_at: company.createdAt,
    updated_at: company.createdAt,
  };
}

export function addressRow({ id, legalAddressLine, legalAddr, city }: DemoCompany): object {
  return {
    company_id: id,
    line_en: legalAddressLine.en,
    line_ru: legalAddressLine.ru,
    city_en: city.en,
    city_ru: city.ru,
    ...legalAddr,
  };
}

export function contactRow({ id, contact }: DemoCompany): object {
  return { company_id: id, ...namedContact({ ...noContact, ...contact }) };
}

export function userRow(user: DemoUser): object {
  return {
    id: user.id,
    company_id: user.companyId,
    email: user.email.toLowerCase(),
    name: user.name,
    surname: user.surname,
    patronymic: user.patronymic,
    mobile_phone: user.mobilePhone,
    work_phone: user.workPhone,
    work_add_phone: user.workAddPhone,
    roles: user.roles,
    status: user.status,
    created_at: user.createdAt,
    updated_at: user.createdAt,
  };
}

export function substitutionRow(substitution: DemoSubstitution, now: Date): object {
  const term = termOf({ ...substitution, timeZone: demoZone });
  return {
    id: substitution.id,
    user_id: substitution.userId,
    substitute_id: substitution.substituteId,
    start_on: substitution.start,
    finish_on: substitution.finish,
    time_zone: demoZone,
    starts_at: term.startsAt,
    ends_at: term.endsAt,
    begin_told_at: now,
    end_told_at: term.endsAt > now ? null : now,
    created_at: now,
  };
}

/** Returns an invite's row. The token of its link is derived from `key`. */
export function inviteRow(invite: DemoInvite, key: string): object {
  return {
    id: invite.id,
    company_id: invite.companyId,
    invited_by_id: invite.invitedById,
    email: invite.email.toLowerCase(),
    name: invite.name,
    surname: invite.surname,
    patronymic: invite.patronymic,
    mobile_phone: invite.mobilePhone,
    roles: invite.roles,
    token_hash: tokenHash(linkToken({ id: invite.id, term: 1 }, key)),
    valid_for: invite.validFor,
    created_at: invite.createdAt,
  };
}

/** Returns the row of a notification. In the demo world, the notification's own id also serves as the event's id. */
export function noticeRow(notice: DemoNotice, now: Date): object {
  return {
    id: notice.id,
    user_id: notice.userId,
    event_id: notice.id,
    type: notice.type,
    params: JSON.stringify(notice.params),
    entity_type: notice.entityType,
    entity_id: notice.entityId,
    created_at: notice.createdAt,
    read_at: notice.isRead ? now : null,
  };
}

export function regulationRow({ number, fileName, type, content, ...regulation }: DemoRegulation): object {
  const { effectiveFrom, publishedAt } = regulation;
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { number, file_name: fileName, type, sha256, content, effective_from: effectiveFrom, created_at: publishedAt };
}

/** Returns a webhook's row. `seal` seals its secret, which nobody knows. */
export function webhookRow({ id, companyId, url, ...webhook }: DemoWebhook, seal: (owner: string) => Buffer): object {
  return {
    ...{ id, company_id: companyId, url, kinds: ['request_published'], sealed_secret: seal(id) },
    ...{ created_at: webhook.createdAt, failing_since: webhook.failingSince, off_at: webhook.offAt },
  };
}

/** Returns the row of the event that a webhook did not receive. */
export function deliveryRow({ id: webhookId, delivery }: DemoWebhook): object {
  const { id, eventId, requestId, data, attempts, error, createdAt, triedAt } = delivery;
  const kind = 'request_published';
  return {
    ...{ id, webhook_id: webhookId, event_id: eventId, object_id: requestId, kind },
    body: JSON.stringify({ type: typeOf(kind), timestamp: createdAt, data }),
    ...{ state: 'given_up', attempts, error, created_at: createdAt, since: createdAt },
    ...{ tried_at: triedAt, next_at: triedAt },
  };
}
