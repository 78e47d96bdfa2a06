import type { Counters, PageContext, PersonView } from '@setu/contract';
import { userPermissions } from '@setu/contract';
import { companyTypeWord } from '@setu/proto/wire-words';
import type { Deps } from '../deps.js';
import type { Caller } from '../http/caller.js';
import { csrfToken } from '../http/csrf.js';
import { cookieOf } from '../language/locale.js';
import { pictureView } from '../present/file.js';
import { rateView } from '../present/money.js';
import { personOrNull, personView } from '../present/person.js';
import { optional } from './part.js';

const contextTimeoutMs = 300;

const gatherCounters = async (deps: Deps, caller: Caller): Promise<Counters> => {
  const { services } = deps;
  const has = (name: string) => caller.actor.permissions.includes(name);
  const options = () => ({
    actor: caller.actor,
    timeoutMs: contextTimeoutMs,
    signal: AbortSignal.timeout(contextTimeoutMs),
  });
  const countIf = <T>(wanted: boolean, count: () => Promise<T>) =>
    wanted ? optional(count(), null) : Promise.resolve(null);
  const [cart, notices, requests, queues] = await Promise.all([
    countIf(has('cart'), () => services.request.countCart({}, options())),
    countIf(true, () => services.identity.countNotices({}, options())),
    countIf(has('request_queue'), () => services.request.countRequests({}, options())),
    countIf(has('review_queue') || has('application_queue'), () => services.review.countQueues({}, options())),
  ]);
  return {
    ...(cart && { cart: cart.lineCount }),
    ...(notices && { notices: notices.unread }),
    ...(requests?.waitingRfc !== undefined && { rfc: requests.waitingRfc }),
    ...(requests?.waitingRfd !== undefined && { rfd: requests.waitingRfd }),
    ...(queues && has('review_queue') && { sku_review: queues.reviewsWaiting }),
    ...(queues?.applicationsWaiting !== undefined && { supplier_application: queues.applicationsWaiting }),
  };
};

/**
 * Returns the users whom a customer's employee may ask to sign the regulation. None if it is signed, or if the employee
 * may sign it.
 */
const findSigners = async ({ services }: Deps, { principal, actor }: Caller): Promise<PersonView[] | null> => {
  const isNeeded =
    principal?.company?.isCommerceAllowed === false &&
    actor.companyType === 'customer' &&
    !actor.permissions.includes('regulation_sign');
  if (!isNeeded) return null;
  const options = { actor, timeoutMs: contextTimeoutMs, signal: AbortSignal.timeout(contextTimeoutMs) };
  const found = await optional(services.identity.listSigners({}, options), null);
  return found?.signers.map(personView) ?? null;
};

const userOf = ({ principal }: Caller, signers: PersonView[] | null): PageContext['user'] => {
  const { user, company, actor } = principal ?? {};
  if (!principal || !user || !company || !actor) return null;
  const over = principal.substitutionOver;
  return {
    ...personView(user),
    email: user.email,
    ...(user.avatarId && { avatar: pictureView(user.avatarId) }),
    company: {
      id: company.id,
      type: companyTypeWord(company.type) ?? 'broker',
      short_name: company.shortName,
      is_commerce_allowed: company.isCommerceAllowed,
      ...(signers && { signers }),
    },
    roles: actor.roles,
    permissions: userPermissions.filter((name) => actor.permissions.includes(name)),
    acting_as: personOrNull(principal.actingAs),
    ...(principal.actingUntil !== '' && {
      acting_until: { day: principal.actingFinish, at: principal.actingUntil },
    }),
    ...(over?.user && { acting_over: { user: personView(over.user), is_early: over.isEarly } }),
    ...(principal.emailRefused && { email_refused: true }),
    ...(principal.erasesAt !== '' && { erases_at: principal.erasesAt }),
  };
};

/**
 * Returns the page context of the shell and of GET /api/page-context. Never fails: parts that do not arrive in time are
 * left out.
 */
export const pageContext = async (deps: Deps, caller: Caller): Promise<PageContext> => {
  const [counters, rate, signers] = await Promise.all([
    caller.principal ? gatherCounters(deps, caller) : Promise.resolve({}),
    deps.rates.get({ actor: caller.actor, requestId: '' }, contextTimeoutMs),
    findSigners(deps, caller),
  ]);
  return {
    locale: cookieOf[caller.locale],
    platform: caller.platform,
    time_zone: caller.timeZone,
    csrf_token: csrfToken(deps.config.CSRF_SECRET, caller.binding),
    user: userOf(caller, signers),
    counters,
    rate: rateView(rate ?? undefined),
    ...(deps.config.DEMO_ACCOUNTS.length > 0 && !caller.principal && { demo_accounts: deps.config.DEMO_ACCOUNTS }),
    // A visitor of the demo world meets the product, not the tools of its developers.
    ...(deps.config.NODE_ENV !== 'production' &&
      deps.config.DEMO_ACCOUNTS.length === 0 && { development: true as const }),
  };
};
