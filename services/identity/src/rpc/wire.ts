import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/identity';
import { isCommerceAllowed, type User } from '../domain/account.js';
import type { Viewer } from '../domain/company-page.js';
import type { Notice } from '../domain/notices.js';
import { permissionsOf } from '../domain/permissions.js';
import type { Speaker } from '../domain/session.js';

/** Who a session speaks for, as the BFF signs and shows it; locale is the browser's and stays empty. */
export function toPrincipal({ session, member, actingAs }: Speaker): wire.Principal {
  const { user, company } = member;
  const commerceAllowed = isCommerceAllowed(company);
  const permissions = permissionsOf({ companyType: company.type, roles: user.roles, commerceAllowed });
  return {
    actor: {
      kind: 'user',
      userId: user.id,
      actingUserId: actingAs?.id ?? '',
      companyId: company.id,
      companyType: company.type,
      roles: user.roles,
      permissions,
      commerceAllowed,
      // Brokers work on both platforms: theirs is the host's they came by.
      platform: company.type === 'broker' ? '' : company.type,
      locale: '',
      sessionId: session.id,
      visitorId: '',
      network: '',
    },
    user: toPerson(user),
    actingAs: actingAs === null ? undefined : toPerson(actingAs),
    company: {
      id: company.id,
      type: company.type,
      shortName: company.shortName,
      isCommerceAllowed: commerceAllowed,
    },
    sessionId: session.id,
    csrfSecret: session.csrfSecret,
  };
}

export function toPerson({ id, name, surname, patronymic, email, roles }: User): wire.Person {
  return { id, name, surname, patronymic, email, roles };
}

/** A person by name alone. */
export function toName({ id, name, surname, patronymic }: User): wire.Person {
  return { id, name, surname, patronymic, email: '', roles: [] };
}

export function toNotice({ id, type, params, createdAt, readAt }: Notice): wire.Notice {
  return { id, type, params, createdAt: createdAt.toISOString(), isRead: readAt !== null };
}

/** Who looks at a company; not signed in is of no company. */
export function toViewer(actor: Actor): Viewer {
  const { userId, companyId, companyType, roles } = actor;
  return actor.kind === 'user'
    ? { userId, companyId, companyType, roles }
    : { userId: '', companyId: '', companyType: '', roles: [] };
}
