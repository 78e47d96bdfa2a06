import { internal, notFound } from '@setu/kit/core';
import { CardState } from '@setu/proto/catalogue/words';
import type { RequestContact } from '@setu/proto/request/view';
import type { Ask } from '../http/ask.js';

/** The caller's own contact, copied into a request when it is made. */
export const ownContact = async (ask: Ask): Promise<RequestContact> => {
  const { contact } = await ask.deps.services.identity.getOwnContact({}, ask.reads());
  if (!contact) throw internal('a user without a contact');
  const { name, surname, patronymic, phone, email } = contact;
  return { name, surname, patronymic, phone, email };
};

/** A card anyone may buy, as it is now; 404 for drafts and unpublished ones. */
export const publishedCard = async (ask: Ask, skuId: string) => {
  const { card } = await ask.deps.services.catalogue.getCard({ skuId }, ask.reads());
  if (card?.card?.state !== CardState.PUBLISHED) throw notFound();
  return card;
};
