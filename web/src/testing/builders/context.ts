import type { PageContext } from '@setu/contract';

type Role = 'visitor' | 'customer' | 'newcomer' | 'broker' | 'supplier';

const permissions = {
  customer: ['cart', 'commerce', 'request_list'],
  newcomer: ['cart'],
  broker: ['request_queue', 'company_list'],
  supplier: [],
} as const;

/** All header counters of each role. */
const counters = {
  visitor: {},
  customer: { cart: 4, notices: 0 },
  newcomer: { cart: 0, notices: 0 },
  broker: { notices: 0, rfc: 0, rfd: 0 },
  supplier: { notices: 0 },
} as const;

/**
 * Returns the page context of a role: a visitor, a customer with or without commerce, a broker's manager, a supplier.
 */
export function aContext(role: Role, changes: Partial<PageContext> = {}): PageContext {
  const user: PageContext['user'] =
    role === 'visitor'
      ? null
      : {
          id: '77777777-0000-4000-8000-000000000000',
          name: 'Марина',
          surname: 'Соколова',
          patronymic: '',
          email: 'buyer@volga.example',
          company: {
            id: '88888888-0000-4000-8000-000000000000',
            type: role === 'broker' || role === 'supplier' ? role : 'customer',
            short_name: 'Волга Импорт',
            is_commerce_allowed: role === 'customer',
          },
          roles: [],
          permissions: [...permissions[role]],
          acting_as: null,
        };
  return {
    locale: 'ru_RU',
    platform: 'customer',
    time_zone: 'Europe/Moscow',
    csrf_token: 'token',
    user,
    counters: { ...counters[role] },
    rate: { value: 0.9184, date: '2026-11-20', stale: false, source: 'cbr' },
    ...changes,
  };
}

/** Returns the context of an administrator, who edits the catalogue and the site. */
export function anAdmin(): PageContext {
  const context = aContext('broker');
  context.user?.permissions.push('catalogue_edit');
  return context;
}
