import { internal, notFound } from '@setu/kit/core';
import { CardState } from '@setu/proto/catalogue/words';
import type { RequestContact } from '@setu/proto/request/view';
import type { Ask } from '../http/call-context.js';

/** Returns the caller's own contact, which is copied into a new request. */
export const ownContact = async (ask: Ask): Promise<RequestContact> => {
  const { contact } = await ask.deps.services.identity.getOwnContact({}, ask.reads());
  if (!contact) throw internal('a user without a contact');
  const { name, surname, patronymic, phone, email } = contact;
  return { name, surname, patronymic, phone, email };
};

/** Returns a card that anyone may buy, in its current version. 404 for drafts and unpublished cards. */
export const publishedCard = async (ask: Ask, skuId: string) => {
  const { card } = await ask.deps.services.catalogue.getCard({ skuId }, ask.reads());
  if (card?.card?.state !== CardState.PUBLISHED) throw notFound();
  return card;
};
