import { internal, notFound } from '@setu/kit/core';
import { CardState } from '@setu/proto/catalogue/words';
import type { RequestContact } from '@setu/proto/request/view';
import type { CallContext } from '../http/call-context.js';

/** Returns the caller's own contact, which is copied into a new request. */
export const ownContact = async (call: CallContext): Promise<RequestContact> => {
  const { contact } = await call.deps.services.identity.getOwnContact({}, call.reads());
  if (!contact) throw internal('a user without a contact');
  const { name, surname, patronymic, phone, email } = contact;
  return { name, surname, patronymic, phone, email };
};

/** Returns a card that anyone may buy, in its current version. 404 for drafts and unpublished cards. */
export const publishedCard = async (call: CallContext, skuId: string) => {
  const { card } = await call.deps.services.catalogue.getCard({ skuId }, call.reads());
  if (card?.card?.state !== CardState.PUBLISHED) throw notFound();
  return card;
};
