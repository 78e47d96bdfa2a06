import { canonicalListQuery, fillPath, serializeListQuery } from '@setu/contract';
import { isAppError, unavailable } from '@setu/kit/core';
import { runInContext } from '@setu/kit/process';
import { anonymousActor } from '@setu/kit/rpc';
import type { Request, Response } from 'express';
import type { Deps } from '../deps.js';
import type { AskedList } from '../html/page-document.js';
import { languageOfTag } from '../language/locale.js';
import type { Caller } from './caller.js';
import { originOf } from './origin.js';
import { type FoundPage, forMany, type OpenedPage } from './page-cache.js';
import type { Route } from './route.js';
import { readParams, understand } from './understand.js';

interface Call {
  req: Request;
  res: Response;
  deps: Deps;
  route: Route;
  caller: Caller;
}

/** Whoever has the app anyway waits no longer for a page that is there before it. */
const briefMs = 300;
/** A stranger has nothing else: a search engine reads no app. */
const strangersMs = 2000;

/** The query as a page reads it: what it cannot read drops out, as in the app. */
const readOpening = ({ req, route, deps }: Call) => {
  const params = readParams(req, route);
  const path = fillPath(route.path, params);
  const origin = originOf(req, deps.config);
  const given = new URL(req.originalUrl, origin).searchParams;
  const site = { origin, isLanguageAsked: languageOfTag(given.get('locale') ?? undefined) !== undefined };
  if (!route.list) return { parts: { params }, opening: { asked: { path }, address: path, ...site } };
  const { list: codec } = route;
  const query = canonicalListQuery(
    codec,
    [...given].filter((pair) => !pair.join('').includes('\u0000')),
  );
  const written = (page: number): string => serializeListQuery(codec, { ...query, page });
  const addressOf = (page: number): string => [path, written(page)].filter((part) => part !== '').join('?');
  const search = 'f_search' in query.filters ? String(query.filters.f_search) : '';
  const list: AskedList = { page: query.page, limit: query.limit, search, isNarrowed: written(1) !== '', addressOf };
  return { parts: { params, query }, opening: { asked: { path, list }, address: addressOf(query.page), ...site } };
};
type Read = ReturnType<typeof readOpening>;

/** Nobody in particular, as all strangers of a platform and a language are: nothing of the caller is left. */
const strangerLike = ({ locale, platform }: Caller): Caller => ({
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

const gather = (call: Call, as: Caller, { parts, opening }: Read, patienceMs: number): Promise<OpenedPage> => {
  const { req, res, deps, route } = call;
  const { page } = route;
  if (!page) throw new TypeError(`${route.path} has no page`);
  const ask = { ...understand(req, res, { deps, route, caller: as }), body: undefined };
  const signal = AbortSignal.timeout(patienceMs);
  const shared = { actor: as.actor, requestId: ask.requestId, signal };
  const reads = (timeoutMs?: number) => ({
    ...shared,
    idempotent: true,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const deadline = new Date(Date.now() + patienceMs);
  return runInContext({ requestId: ask.requestId, deadline }, () =>
    page({ ...ask, ...parts, signal, reads, browser: false }, opening),
  );
};

/** What a page answers in time, else what `late` gives. */
const within = async <T, U>(page: Promise<T>, patienceMs: number, late: () => U): Promise<T | U> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<U>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(late());
      } catch (error) {
        reject(error);
      }
    }, patienceMs);
  });
  try {
    return await Promise.race([page, tooLate]);
  } finally {
    clearTimeout(timer);
    // A page that comes or fails later is nobody's.
    page.catch(() => undefined);
  }
};

/** As all strangers of the platform and the language are shown it: gathered for another one up to a minute ago. */
const shared = (call: Call, read: Read): Promise<OpenedPage> => {
  const { deps, caller } = call;
  const { opening } = read;
  const gatherNow = () => gather(call, strangerLike(caller), read, strangersMs);
  // Whatever anybody types into a search is not worth keeping.
  if (opening.asked.list?.isNarrowed) return gatherNow();
  const { origin, isLanguageAsked, address } = opening;
  const key = [origin, caller.platform, caller.locale, isLanguageAsked, address].join(' ');
  return deps.pages.open(key, async () => forMany(await gatherNow()));
};

/** For a stranger: throws `unavailable` after 2 s. */
const openForStranger = (call: Call, read: Read): Promise<OpenedPage> =>
  within(shared(call, read), strangersMs, () => {
    throw unavailable('the page was not gathered in time');
  });

/** Whether somebody may be told more than everybody: of everything as staff, of what is his company's. */
const mayBeToldMore = ({ caller }: Call, { companyId }: FoundPage): boolean => {
  const actor = caller.principal?.actor;
  return actor?.companyType === 'broker' || actor?.companyId === companyId;
};

/**
 * What everybody may read anybody may, so no right is asked for again. Who may be told more is sent the name alone and
 * asks for himself; where strangers find nothing there may be something for him.
 */
const openAsShared = async (call: Call, read: Read): Promise<OpenedPage> => {
  try {
    const page = await shared(call, read);
    if ('movedTo' in page || !mayBeToldMore(call, page)) return page;
    const { own: _own, ...rest } = page;
    return { ...rest, answers: 'null' };
  } catch (error) {
    if (!isAppError(error, 'not_found')) throw error;
    return gather(call, call.caller, read, briefMs);
  }
};

/** For somebody: nothing when it takes longer than his app does, or would have to be gathered for him alone. */
const openForSomebody = async (call: Call, read: Read): Promise<OpenedPage | undefined> => {
  if (read.opening.asked.list?.isNarrowed) return undefined;
  try {
    const page = await within(openAsShared(call, read), briefMs, () => undefined);
    // He has the app: what stands before it would only be thrown away.
    return page && 'name' in page ? { ...page, head: page.name, body: '' } : page;
  } catch (error) {
    if (isAppError(error) && error.kind !== 'not_found') return undefined;
    throw error;
  }
};

/**
 * What a screen shows before its app runs; undefined where it shows nothing, or not in time. Throws `not_found` where there
 * is nothing for the caller.
 */
export const openPage = async (call: Call): Promise<OpenedPage | undefined> => {
  const { route, caller } = call;
  if (!route.page || caller.unknown) return undefined;
  const read = readOpening(call);
  return caller.principal ? openForSomebody(call, read) : openForStranger(call, read);
};
