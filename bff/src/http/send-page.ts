import type { Request, Response } from 'express';
import type { Deps } from '../deps.js';
import { jsonForScript } from '../html/markup.js';
import type { Caller } from './caller.js';
import { openPage } from './open-page.js';
import type { FoundPage } from './page-cache.js';
import type { PageText } from './page-text.js';
import type { Route } from './route.js';

interface Call {
  req: Request;
  res: Response;
  deps: Deps;
  route: Route;
  caller: Caller;
}

const queryOf = ({ originalUrl }: Request): string => {
  const at = originalUrl.indexOf('?');
  return at < 0 ? '' : originalUrl.slice(at);
};

/** Returns the page's answers including the caller's own part. */
const answersFor = (caller: Caller, { answers, own }: FoundPage): PageText[] =>
  own ? [answers, `,${jsonForScript(own.name)}:${jsonForScript(own.of(caller))}}}`] : [answers];

/** Answers a navigation to a screen: the page with its content, or a permanent redirect if the page has moved. */
export const sendPage = async (call: Call): Promise<void> => {
  const { req, res, deps, caller } = call;
  const [context, page] = await Promise.all([deps.pageContext(caller), openPage(call)]);
  if (page && 'movedTo' in page) {
    res.setHeader('Cache-Control', 'no-store');
    res.vary('Accept');
    res.redirect(301, `${page.movedTo}${queryOf(req)}`);
    return;
  }
  if (page?.skuId !== undefined) deps.cardViews.opened(call, page.skuId);
  const shown = page && { head: page.head, body: page.body, answers: answersFor(caller, page) };
  deps.shell.send(res, { context, language: caller.locale, page: shown });
};
