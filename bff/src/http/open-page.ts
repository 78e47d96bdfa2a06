import { canonicalListQuery, fillPath, serializeListQuery } from '@setu/contract';
import { isAppError, unavailable } from '@setu/kit/core';
import { runInContext } from '@setu/kit/process';
import { anonymousActor } from '@setu/kit/rpc';
import type { Request, Response } from 'express';
import type { Deps } from '../deps.js';
import type { PageListQuery } from '../html/page-document.js';
import { languageOfTag } from '../language/locale.js';
import type { Caller } from './caller.js';
import { originOf } from './origin.js';
import { encodePage, type FoundPage, type OpenedPage } from './page-cache.js';
import type { Route } from './route.js';
import { readParams, understand } from './understand.js';

interface Call {
  req: Request;
  res: Response;
  deps: Deps;
  route: Route;
  caller: Caller;
}

/**
 * The longest time a signed-in user's navigation waits for prepared content. It is short, because their app loads
 * anyway.
 */
const briefMs = 300;
/** The longest time an anonymous visitor waits. It is longer, because search engines do not run the app. */
const anonymousMs = 2000;

/** Reads the query for a page. Invalid values are dropped, as in the app. */
const readOpening = ({ req, route, deps }: Call) => {
  const params = readParams(req, route);
  const path = fillPath(route.path, params);
  const origin = originOf(req, deps.config);
  const searchParams = new URL(req.originalUrl, origin).searchParams;
  const site = { origin, isLanguageExplicit: languageOfTag(searchParams.get('locale') ?? undefined) !== undefined };
  if (!route.list) return { parts: { params }, opening: { query: { path }, address: path, ...site } };
  const { list: codec } = route;
  const query = canonicalListQuery(
    codec,
    [...searchParams].filter((pair) => !pair.join('').includes('\u0000')),
  );
  const written = (page: number): string => serializeListQuery(codec, { ...query, page });
  const addressOf = (page: number): string => [path, written(page)].filter((part) => part !== '').join('?');
  const search = 'f_search' in query.filters ? String(query.filters.f_search) : '';
  const list: PageListQuery = {
    page: query.page,
    limit: query.limit,
    search,
    isNarrowed: written(1) !== '',
    addressOf,
  };
  return { parts: { params, query }, opening: { query: { path, list }, address: addressOf(query.page), ...site } };
};
type Read = ReturnType<typeof readOpening>;

/** Returns the caller as an anonymous visitor of the same platform and language, without anything personal. */
const asAnonymous = ({ locale, platform }: Caller): Caller => ({
  principal: null,
  unknown: null,
  actor: anonymousActor({ platform, locale, visitorId: '' }),
  token: '',
  binding: '',
  visitorId: '',
  locale,
  timeZone: 'UTC',
  platform,
});

const gather = (call: Call, as: Caller, { parts, opening }: Read, gatherTimeoutMs: number): Promise<OpenedPage> => {
  const { req, res, deps, route } = call;
  const { page } = route;
  if (!page) throw new TypeError(`${route.path} has no page`);
  const context = { ...understand(req, res, { deps, route, caller: as }), body: undefined };
  const signal = AbortSignal.timeout(gatherTimeoutMs);
  const shared = { actor: as.actor, requestId: context.requestId, signal };
  const reads = (timeoutMs?: number) => ({
    ...shared,
    idempotent: true,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const deadline = new Date(Date.now() + gatherTimeoutMs);
  return runInContext({ requestId: context.requestId, deadline }, () =>
    page({ ...context, ...parts, signal, reads, browser: false }, opening),
  );
};

/** Returns the page if it is ready in time, and otherwise the result of `late`. */
const within = async <T, U>(page: Promise<T>, timeoutMs: number, late: () => U): Promise<T | U> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<U>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(late());
      } catch (error) {
        reject(error);
      }
    }, timeoutMs);
  });
  try {
    return await Promise.race([page, tooLate]);
  } finally {
    clearTimeout(timer);
    // The result or error of a page that comes too late is ignored.
    page.catch(() => undefined);
  }
};

/**
 * Returns the page that all anonymous visitors of the platform and language see. It may have been gathered up to a
 * minute ago.
 */
const shared = (call: Call, read: Read): Promise<OpenedPage> => {
  const { deps, caller } = call;
  const { opening } = read;
  const gatherNow = () => gather(call, asAnonymous(caller), read, anonymousMs);
  // Pages of free-text searches are not worth caching.
  if (opening.query.list?.isNarrowed) return gatherNow();
  const { origin, isLanguageExplicit, address } = opening;
  const key = [origin, caller.platform, caller.locale, isLanguageExplicit, address].join(' ');
  return deps.pages.open(key, async () => encodePage(await gatherNow()));
};

/** Opens a page for an anonymous visitor. Throws `unavailable` after 2 s. */
const openForVisitor = (call: Call, read: Read): Promise<OpenedPage> =>
  within(shared(call, read), anonymousMs, () => {
    throw unavailable('the page was not gathered in time');
  });

/**
 * Returns whether the user may see more than anonymous visitors do: staff on all pages, suppliers on their own
 * company's pages.
 */
const mayReadMore = ({ caller }: Call, { companyId }: FoundPage): boolean => {
  const actor = caller.principal?.actor;
  return actor?.companyType === 'broker' || actor?.companyId === companyId;
};

/**
 * Opens the shared page for a signed-in user. It needs no permission check, because everybody may read it. A user who
 * may see more receives only the page's title, and their app requests the data. Where anonymous visitors find nothing,
 * the page is gathered for this user.
 */
const openAsShared = async (call: Call, read: Read): Promise<OpenedPage> => {
  try {
    const page = await shared(call, read);
    if ('movedTo' in page || !mayReadMore(call, page)) return page;
    const { own: _own, ...rest } = page;
    return { ...rest, answers: 'null' };
  } catch (error) {
    if (!isAppError(error, 'not_found')) throw error;
    return gather(call, call.caller, read, briefMs);
  }
};

/**
 * Opens a page for a signed-in user. Returns undefined if the page is not ready in time, or would have to be gathered
 * for this user alone.
 */
const openForUser = async (call: Call, read: Read): Promise<OpenedPage | undefined> => {
  if (read.opening.query.list?.isNarrowed) return undefined;
  try {
    const page = await within(openAsShared(call, read), briefMs, () => undefined);
    // The user has the app, which would discard the rendered content.
    return page && 'name' in page ? { ...page, head: page.name, body: '' } : page;
  } catch (error) {
    if (isAppError(error) && error.kind !== 'not_found') return undefined;
    throw error;
  }
};

/**
 * Returns the content that a screen shows before its app runs. Returns undefined if the screen has none or it is not
 * ready in time. Throws `not_found` if the page does not exist for the caller.
 */
export const openPage = async (call: Call): Promise<OpenedPage | undefined> => {
  const { route, caller } = call;
  if (!route.page || caller.unknown) return undefined;
  const read = readOpening(call);
  return caller.principal ? openForUser(call, read) : openForVisitor(call, read);
};
