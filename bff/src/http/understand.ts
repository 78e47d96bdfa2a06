import { invalid, isUuid, notFound } from '@setu/kit/core';
import type { Request, Response } from 'express';
import type { Deps } from '../deps.js';
import type { Ask } from './ask.js';
import { wantsHtml } from './negotiation.js';
import type { Route } from './route.js';
import type { Caller } from './session.js';

const defaultBudgetMs = 10_000;
const longestKey = 200;

/** The parameters of the path; an id that is no UUID, or a NUL, is a place that does not exist (404). */
export const readParams = (req: Request, route: Route): Record<string, string> => {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(req.params)) {
    if (typeof value !== 'string' || value.includes('\u0000')) throw notFound();
    if (route.ids.includes(name) && !isUuid(value)) throw notFound();
    params[name] = value;
  }
  return params;
};

const readQuery = (req: Request): [string, string][] => {
  const at = req.originalUrl.indexOf('?');
  const pairs = at < 0 ? [] : [...new URLSearchParams(req.originalUrl.slice(at + 1))];
  const bad = pairs.find(([key, value]) => key.includes('\u0000') || value.includes('\u0000'));
  if (bad) throw invalid({ [bad[0].replaceAll('\u0000', '') || 'query']: 'invalid_characters' });
  return pairs;
};

const readKey = (req: Request): string => {
  const key = req.get('idempotency-key') ?? '';
  if (key.length > longestKey) throw invalid({ 'Idempotency-Key': 'length_max' });
  return key;
};

/** What ends the work for a call: its browser leaving, or its budget running out. */
const endOf = (res: Response, budgetMs: number): AbortSignal => {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  if (res.closed) gone.abort();
  return AbortSignal.any([gone.signal, AbortSignal.timeout(budgetMs)]);
};

/** One call with all a handler may want to know but its body. */
export const understand = (
  req: Request,
  res: Response,
  of: { deps: Deps; caller: Caller; route: Route },
): Omit<Ask, 'input'> => {
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
    params: readParams(req, route),
    query: readQuery(req),
    idempotencyKey: readKey(req),
    requestId,
    signal,
    browser: wantsHtml(req),
    req,
    res,
    reads: (timeoutMs) => ({ ...shared, idempotent: true, ...(timeoutMs === undefined ? {} : { timeoutMs }) }),
    writes: () => shared,
  };
};
