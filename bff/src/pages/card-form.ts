import type { CardForm, CardFormView, PersonView, RouteView, SkuType } from '@setu/contract';
import { forbidden, invalid, isAppError, notFound } from '@setu/kit/core';
import type { Certificate, GetCardFormResponse } from '@setu/proto/catalogue/card_forms';
import type { CardDetails } from '@setu/proto/catalogue/cards';
import type { FileRef } from '@setu/proto/common';
import { TargetKind } from '@setu/proto/media/files';
import { wireSkuType } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import { cardFormView, newFormView, wireContent } from '../present/card-form.js';
import { personView } from '../present/person.js';
import { formReviewView } from '../present/review.js';
import { optional } from './part.js';

/** Returns the form of a supplier's new card, with the id reserved for it. */
export const newCardForm = async (call: CallContext, companyId: string): Promise<CardFormView> => {
  const { skuId, company } = await call.deps.services.catalogue.reserveCardId({ companyId }, call.reads());
  return newFormView(skuId, company, call.locale);
};

/** Returns a card's form as the caller may see it. 404 if the card has another type. */
const findForm = async (call: CallContext, skuId: string, type: SkuType): Promise<GetCardFormResponse> => {
  const found = await call.deps.services.catalogue.getCardForm({ skuId }, call.reads());
  if (found.card?.card?.type !== wireSkuType(type)) throw notFound();
  return found;
};

/** Rejects callers who may never edit the card. If only its review blocks editing, the catalogue reports that. */
export const mustWrite = ({ permissions, reviewerId }: GetCardFormResponse): void => {
  if (!permissions.includes('edit') && reviewerId === '') throw forbidden();
};

/**
 * Returns the reviewer whose review blocks the card from being saved, or null. The reviewer has no name if identity
 * does not answer.
 */
const holderOf = async (
  call: CallContext,
  { reviewerId, permissions }: GetCardFormResponse,
): Promise<PersonView | null> => {
  if (reviewerId === '' || permissions.includes('edit')) return null;
  const people = call.deps.services.identity.batchGetPeople({ userIds: [reviewerId] }, call.reads(800));
  const person = (await optional(people, null))?.people[reviewerId]?.person;
  return personView(person ?? { id: reviewerId, name: '', surname: '', patronymic: '' });
};

/** Returns the comments of a card's open review for its author, or null if they cannot be loaded. */
const reviewOf = async (
  call: CallContext,
  { reviewId, card }: GetCardFormResponse,
): Promise<CardFormView['review']> => {
  if (reviewId === '') return null;
  const found = call.deps.services.review.findReview({ skuId: card?.card?.skuId ?? '' }, call.reads(800));
  const review = (await optional(found, null))?.review;
  return review ? formReviewView(review) : null;
};

/** Returns the form of a card. 404 for callers who may not see its drafts. */
export const cardForm = async (call: CallContext, skuId: string, type: SkuType): Promise<CardFormView> => {
  const found = await findForm(call, skuId, type);
  return cardFormView(found, {
    language: call.locale,
    review: await reviewOf(call, found),
    lockedBy: await holderOf(call, found),
  });
};

interface Target {
  skuId: string;
  companyId: string;
  /** Files the card already has. */
  known: readonly FileRef[];
  knownPictures: readonly string[];
}

/** Moves errors at `files.3` and so on to the fields of the form. In that list, pictures follow the certificates. */
const asFormPlaces = (error: unknown, placeOf: (index: number) => string): unknown => {
  if (!isAppError(error, 'invalid')) return error;
  const fields = error.fields.flatMap(({ path, code, params }) => {
    const place = /^files\.(\d+)$/.exec(path)?.[1];
    return [[place === undefined ? path : placeOf(Number(place)), { code, params }] as const];
  });
  return invalid(Object.fromEntries(fields));
};

const mustDiffer = (field: string, ids: readonly string[]): void => {
  if (new Set(ids).size < ids.length) throw invalid({ [field]: 'file_repeated' });
};

/**
 * Leases a form's new certificates and pictures in media, and returns the certificates. 422 on the field of a rejected
 * file.
 */
const filesOf = async (
  call: CallContext,
  form: Pick<CardForm, 'files' | 'pictures'>,
  target: Target,
): Promise<Certificate[]> => {
  const ids = form.files.map(({ id }) => id);
  mustDiffer('files', ids);
  mustDiffer('pictures', form.pictures);
  const known = new Map(target.known.map((file) => [file.id, file]));
  const newFiles = ids.filter((id) => !known.has(id));
  const newPictures = form.pictures.filter((id) => !target.knownPictures.includes(id) && !newFiles.includes(id));
  const fileIds = [...newFiles, ...newPictures];
  const placeOf = (index: number): string => {
    const id = fileIds[index] ?? '';
    return index < newFiles.length ? `files.${ids.indexOf(id)}` : `pictures.${form.pictures.indexOf(id)}`;
  };
  const { skuId: targetId, companyId } = target;
  const lease = { fileIds, targetKind: TargetKind.CARD, targetId, companyId };
  const leased =
    fileIds.length === 0
      ? []
      : await call.deps.services.media.leaseFiles(lease, call.reads()).then(
          ({ files }) => files,
          (error: unknown) => {
            throw asFormPlaces(error, placeOf);
          },
        );
  for (const file of leased) known.set(file.id, file);
  mustBePictures(form.pictures, known);
  return form.files.map(({ id, valid_until: validUntil }) => ({ file: known.get(id), validUntil }));
};

const mustBePictures = (pictures: readonly string[], known: ReadonlyMap<string, FileRef>): void => {
  const wrong = pictures.findIndex((id) => known.get(id)?.type.startsWith('image/') === false);
  if (wrong >= 0) throw invalid({ [`pictures.${wrong}`]: 'not_picture' });
};

const cardRoute = (card: CardDetails | undefined): RouteView => {
  const { skuId = '', categoryId: catalogCategoryTree = '', type = 0 } = card?.card ?? {};
  const name = type === wireSkuType('service') ? 'service_page' : 'product_page';
  return { name, params: { catalogCategoryTree, skuId } };
};

export interface SavedCard {
  route: RouteView;
  id: string;
  version: number;
}

/**
 * Creates a card as a draft. Repeating the id returns the same card. A missing permission is reported before invalid
 * input.
 */
export const createCard = async (
  call: CallContext,
  companyId: string,
  read: () => CardForm & { id?: string | undefined },
): Promise<SavedCard> => {
  const { catalogue } = call.deps.services;
  const reserved = await catalogue.reserveCardId({ companyId }, call.reads());
  const form = read();
  const skuId = form.id ?? reserved.skuId;
  const certificates = await filesOf(call, form, { skuId, companyId, known: [], knownPictures: [] });
  const content = wireContent(form, certificates);
  const { edit } = await catalogue.createCard({ skuId, companyId, content }, call.writes());
  return { route: { name: 'company_catalog_page', params: { company: companyId } }, id: skuId, version: edit };
};

/**
 * Saves a card. 409 if it was saved since the form was opened, or while it is in review.
 * The input is validated after the card of this type is found.
 */
export const saveCard = async (
  call: CallContext,
  of: { skuId: string; type: SkuType; read: () => CardForm },
): Promise<SavedCard> => {
  const { skuId } = of;
  const found = await findForm(call, skuId, of.type);
  mustWrite(found);
  const form = of.read();
  const certificates = await filesOf(call, form, {
    skuId,
    companyId: found.card?.card?.company?.id ?? '',
    known: (found.content?.certificates ?? []).flatMap(({ file }) => file ?? []),
    knownPictures: found.content?.pictureIds ?? [],
  });
  const content = wireContent(form, certificates);
  const written = { skuId, content, expectedEdit: form.version };
  const { card, edit } = await call.deps.services.catalogue.writeCard(written, call.writes());
  return { route: cardRoute(card), id: skuId, version: edit };
};

/** Leases a stored file as a certificate of a card. 422 on `file_id`. */
export const leaseCertificate = async (
  call: CallContext,
  { skuId, companyId, fileId }: { skuId: string; companyId: string; fileId: string },
): Promise<FileRef> => {
  const lease = { fileIds: [fileId], targetKind: TargetKind.CARD, targetId: skuId, companyId };
  const { files } = await call.deps.services.media.leaseFiles(lease, call.reads()).catch((error: unknown) => {
    throw asFormPlaces(error, () => 'file_id');
  });
  const [file] = files;
  if (!file) throw notFound();
  return file;
};
