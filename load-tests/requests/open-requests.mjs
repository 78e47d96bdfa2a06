import { pathToFileURL } from 'node:url';
import { questionRequest } from './questions.mjs';

/** @typedef {import('./questions.mjs').Question} Question */
/** @typedef {import('./questions.mjs').Side} Side */

/**
 * Opens the request service's own function over its database, without gRPC. It runs exactly the statements of a list.
 * @param {string} dist folder of the compiled service
 * @param {string} url of its database
 * @param {Record<Side, string>} emails the users who request the lists
 */
export async function openRequests(dist, url, emails) {
  const load = (/** @type {string} */ path) => import(pathToFileURL(`${dist}/${path}`).href);
  const { openDatabase } = await import('@setu/kit/db');
  const { systemClock, systemIds } = await import('@setu/kit/core');
  const { createLog } = await import('@setu/kit/process');
  const { wireRequestKind, wireRequestStatus } = await import('@setu/proto/wire-words');
  const { RequestKind } = await import('@setu/proto/request/words');
  const { stores } = await load('store/index.js');
  const { listRequests } = await load('requests/rpc/list-requests.js');
  const db = openDatabase({ url, schema: 'setu_request', pool: { max: 10 } });
  const log = createLog({ service: 'bench', level: 'warn' });
  const read = listRequests({ read: stores(db), clock: systemClock, ids: systemIds, log });
  const actors = await actorsOf(emails);
  const kinds = { rfc: wireRequestKind('rfc'), rfd: wireRequestKind('rfd'), any: RequestKind.UNSPECIFIED };
  const terms = { kinds, statusOf: wireRequestStatus };
  const call = {
    requestId: 'bench',
    signal: new AbortController().signal,
    deadline: new Date(Date.now() + 3_600_000),
  };
  /** @type {(question: Question) => Promise<any>} */
  const list = (question) => read(questionRequest(question, terms), { ...call, actor: actors[question.side] });
  return { db, list, close: () => db.destroy() };
}

/** @param {Record<Side, string>} emails */
async function actorsOf(emails) {
  const { Actor } = await import('@setu/proto/common');
  const { companyById, userById, userId } = await import('@setu/demo-world');
  const actorOf = (/** @type {string} */ email) => {
    const { id, companyId, roles } = userById(userId(email));
    return Actor.fromPartial({
      kind: 'user',
      userId: id,
      companyId,
      companyType: companyById(companyId).type,
      roles: [...roles],
      commerceAllowed: true,
      platform: 'customer',
      locale: 'ru',
    });
  };
  return { broker: actorOf(emails.broker), customer: actorOf(emails.customer), supplier: actorOf(emails.supplier) };
}
