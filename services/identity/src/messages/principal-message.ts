import type * as wire from '@setu/proto/identity/sessions';
import { wireCompanyType } from '@setu/proto/wire-words';
import { isCommerceAllowed } from '../companies/domain/company-state.js';
import { permissionsOf } from '../people/domain/permissions.js';
import type { Speaker } from '../sessions/domain/session.js';
import { toName, toPerson } from './person-message.js';

/**
 * Returns the user a session acts for, in the form that the BFF signs and displays. The locale stays empty, because the
 * BFF takes it from the browser.
 */
export function toPrincipal(speaker: Speaker): wire.Principal {
  const { session, member, actingAs, acting, substitutionOver, emailRefused = false } = speaker;
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
      // Brokers work on both platforms, so the host of the request decides which one applies.
      platform: company.type === 'broker' ? '' : company.type,
      locale: '',
      sessionId: session.id,
      visitorId: '',
      network: '',
    },
    user: toPerson(user),
    actingAs: actingAs && toPerson(actingAs),
    company: {
      id: company.id,
      type: wireCompanyType(company.type),
      shortName: company.shortName,
      isCommerceAllowed: commerceAllowed,
    },
    sessionId: session.id,
    csrfSecret: session.csrfSecret,
    emailRefused,
    actingFinish: acting?.finish ?? '',
    erasesAt: actingAs ? '' : (user.eraseAt?.toISOString() ?? ''),
    actingUntil: acting?.until.toISOString() ?? '',
    substitutionOver: substitutionOver && {
      user: toName(substitutionOver.user),
      isEarly: substitutionOver.isEarly,
    },
  };
}
