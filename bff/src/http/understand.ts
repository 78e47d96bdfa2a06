import { parseListQuery } from '@setu/contract';
import { invalid, isUuid, notFound } from '@setu/kit/core';
import { cleanText } from '@setu/proto/clean-text';
import type { Request, Response } from 'express';
import type { Deps } from '../deps.js';
import { flattenToPairs } from './brackets.js';
import type { CallContext } from './call-context.js';
import type { Caller } from './caller.js';
import { cleanFields, readInput } from './input.js';
import { requestsPage } from './negotiation.js';
import type { Route } from './route.js';
import { readTree } from './tree.js';

const defaultBudgetMs = 10_000;
const longestKey = 200;

/** Returns the path's parameters. A malformed id or a NUL means that the page does not exist (404). */
export const readParams = (req: Request, route: Route): Record<string, string> => {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(req.params)) {
    if (typeof value !== 'string' || value.includes('\u0000')) throw notFound();
    if (!route.words?.includes(name) && !isUuid(value)) throw notFound();
    params[name] = value;
  }
  return params;
};

/** Returns the query's text after checking it for NUL, which no database stores. */
const queryText = (req: Request): string => {
  const at = req.originalUrl.indexOf('?');
  const text = at < 0 ? '' : req.originalUrl.slice(at + 1);
  const bad = [...new URLSearchParams(text)].find((pair) => pair.some((part) => part.includes('\u0000')));
  if (bad) throw invalid({ [bad[0].replaceAll('\u0000', '') || 'query']: 'invalid_characters' });
  return text;
};

/** Parses the query by the route's list definition (for a POST, with the body added), or otherwise by its schema. */
export const readQuery = (req: Request, route: Route, body: unknown): unknown => {
  const text = queryText(req);
  if (!route.list) return route.query && readInput(route.query, readTree(text));
  const typed = [...new URLSearchParams(text)].map(([name, value]): [string, string] => [name, cleanText(value)]);
  const { query, problems } = parseListQuery(route.list, [...typed, ...flattenToPairs(cleanFields(body))]);
  if (problems.length > 0) throw invalid(Object.fromEntries(problems.map(({ path, ...failure }) => [path, failure])));
  return query;
};

const readKey = (req: Request): string => {
  const key = req.get('idempotency-key') ?? '';
  if (key.length > longestKey)
    throw invalid({ 'Idempotency-Key': { code: 'length_max', params: { max: String(longestKey) } } });
  return key;
};

// One reason for all calls. Without it, every call would create an error with its stack.
const over = new DOMException('This call is over', 'AbortError');

/** Returns a signal that ends the work of a call when the browser disconnects or the time budget runs out. */
const endOf = (res: Response, budgetMs: number): AbortSignal => {
  const ending = new AbortController();
  const end = (): void => {
    clearTimeout(timer);
    ending.abort(over);
  };
  const timer = setTimeout(end, budgetMs);
  timer.unref();
  res.once('close', end);
  if (res.closed) end();
  return ending.signal;
};

/** Builds the call for a handler, except for the parts that the endpoint's schemas parse. */
export const understand = (
  req: Request,
  res: Response,
  of: { deps: Deps; caller: Caller; route: Route },
): Omit<CallContext, 'body'> => {
  const { deps, caller, route } = of;
  const requestId = String(res.getHeader('X-Request-Id') ?? '');
  const signal = endOf(res, route.budgetMs ?? defaultBudgetMs);
  const shared = { actor: caller.actor, requestId, signal };
  return {
    deps,
    caller,
    principal: caller.principal,
    actor: caller.actor,
    locale: caller.locale,
    idempotencyKey: readKey(req),
    requestId,
    signal,
    browser: requestsPage(req, route),
    req,
    res,
    reads: (timeoutMs) => ({ ...shared, idempotent: true, ...(timeoutMs === undefined ? {} : { timeoutMs }) }),
    writes: () => shared,
  };
};
