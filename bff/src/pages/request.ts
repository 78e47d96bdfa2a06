import type { ManagerContact, RequestPageView } from '@setu/contract';
import { internal, notFound } from '@setu/kit/core';
import type { RequestView as WireRequest } from '@setu/proto/request/view';
import type { CallContext } from '../http/call-context.js';
import { pictureView } from '../present/file.js';
import { personView } from '../present/person.js';
import { requestView } from '../present/request.js';
import { optional } from './part.js';

/** Returns a request the caller may see. Throws 404 otherwise. */
export const findRequest = async (call: CallContext, requestId: string): Promise<WireRequest> => {
  const { request } = await call.deps.services.request.getRequest({ requestId }, call.reads());
  if (!request) throw notFound();
  return request;
};

/** Returns the contact data of a request's manager, or null if identity does not answer. */
const managerContactOf = async ({ brokerManager }: WireRequest, call: CallContext): Promise<ManagerContact | null> => {
  if (!brokerManager) return null;
  const contact = call.deps.services.identity.getManagerContact({ userId: brokerManager.id }, call.reads(800));
  const found = await optional(contact, null);
  if (!found || found.email === '') return null;
  const { phone, extension, email, avatarId, substitute, substituteUntil: until } = found;
  return {
    ...{ phone, extension, email, avatar: avatarId === '' ? null : pictureView(avatarId) },
    substitute: substitute ? { ...personView(substitute), until } : null,
  };
};

/** Presents a request for its page. */
export const presentRequest = async (request: WireRequest | undefined, call: CallContext): Promise<RequestPageView> => {
  if (!request) throw internal('an answer without its request');
  return {
    request: { ...requestView(request, call.locale), manager_contact: await managerContactOf(request, call) },
  };
};
