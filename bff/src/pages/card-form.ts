import type { CardForm, CardFormView, PersonView, RouteView, SkuType } from '@setu/contract';
import { forbidden, invalid, isAppError, notFound } from '@setu/kit/core';
import type { Certificate, GetCardFormResponse } from '@setu/proto/catalogue/card_forms';
import type { CardDetails } from '@setu/proto/catalogue/cards';
import type { FileRef } from '@setu/proto/common';
import { TargetKind } from '@setu/proto/media/files';
import { wireSkuType } from '@setu/proto/wire-words';
import type { Ask } from '../http/ask.js';
import { cardFormView, newFormView, wireContent } from '../present/card-form.js';
import { personView } from '../present/person.js';
import { formReviewView } from '../present/review.js';
import { optional } from './part.js';

/** The form of a new card of a supplier, with the id it is to have. */
export const newCardForm = async (ask: Ask, companyId: string): Promise<CardFormView> => {
  const { skuId, company } = await ask.deps.services.catalogue.reserveCardId({ companyId }, ask.reads());
  return newFormView(skuId, company, ask.locale);
};

/** A card's form as its caller may see it; of the other type there is none at the path. */
const findForm = async (ask: Ask, skuId: string, type: SkuType): Promise<GetCardFormResponse> => {
  const found = await ask.deps.services.catalogue.getCardForm({ skuId }, ask.reads());
  if (found.card?.card?.type !== wireSkuType(type)) throw notFound();
  return found;
};

/** Refuses who may not write a card at any time; whom only its review keeps from it the catalogue tells so. */
export const mustWrite = ({ permissions, reviewerId }: GetCardFormResponse): void => {
  if (!permissions.includes('edit') && reviewerId === '') throw forbidden();
};

/** Who has a card its caller may not save now; without a name where he cannot be told. */
const holderOf = async (ask: Ask, { reviewerId, permissions }: GetCardFormResponse): Promise<PersonView | null> => {
  if (reviewerId === '' || permissions.includes('edit')) return null;
  const people = ask.deps.services.identity.batchGetPeople({ userIds: [reviewerId] }, ask.reads(800));
  const person = (await optional(people, null))?.people[reviewerId]?.person;
  return personView(person ?? { id: reviewerId, name: '', surname: '', patronymic: '' });
};

/** What a card's open review says to who writes it; the form opens without it too. */
const reviewOf = async (ask: Ask, { reviewId, card }: GetCardFormResponse): Promise<CardFormView['review']> => {
  if (reviewId === '') return null;
  const found = ask.deps.services.review.findReview({ skuId: card?.card?.skuId ?? '' }, ask.reads(800));
  const review = (await optional(found, null))?.review;
  return review ? formReviewView(review) : null;
};

/** The form of a card; 404 for whoever sees no drafts of it. */
export const cardForm = async (ask: Ask, skuId: string, type: SkuType): Promise<CardFormView> => {
  const found = await findForm(ask, skuId, type);
  return cardFormView(found, {
    language: ask.locale,
    review: await reviewOf(ask, found),
    lockedBy: await holderOf(ask, found),
  });
};

interface Target {
  skuId: string;
  companyId: string;
  /** What the card has already. */
  known: readonly FileRef[];
  knownPictures: readonly string[];
}

/** A refusal of files.3 and so on is the form's: pictures come after the certificates. */
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

/** The certificates a form names, and its pictures, leased in media where one is new to the card; 422 at its place. */
const filesOf = async (
  ask: Ask,
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
      : await ask.deps.services.media.leaseFiles(lease, ask.reads()).then(
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

/** Makes a card as a draft; the same id once more is the same card. Whoever may not is told so, whatever he sent. */
export const createCard = async (
  ask: Ask,
  companyId: string,
  read: () => CardForm & { id?: string | undefined },
): Promise<SavedCard> => {
  const { catalogue } = ask.deps.services;
  const reserved = await catalogue.reserveCardId({ companyId }, ask.reads());
  const form = read();
  const skuId = form.id ?? reserved.skuId;
  const certificates = await filesOf(ask, form, { skuId, companyId, known: [], knownPictures: [] });
  const content = wireContent(form, certificates);
  const { edit } = await catalogue.createCard({ skuId, companyId, content }, ask.writes());
  return { route: { name: 'company_catalog_page', params: { company: companyId } }, id: skuId, version: edit };
};

/**
 * Writes a card; 409 when it was written since the form was opened, or while somebody reviews it. What was sent is read
 * once it is known that there is a card of the type.
 */
export const saveCard = async (
  ask: Ask,
  of: { skuId: string; type: SkuType; read: () => CardForm },
): Promise<SavedCard> => {
  const { skuId } = of;
  const found = await findForm(ask, skuId, of.type);
  mustWrite(found);
  const form = of.read();
  const certificates = await filesOf(ask, form, {
    skuId,
    companyId: found.card?.card?.company?.id ?? '',
    known: (found.content?.certificates ?? []).flatMap(({ file }) => file ?? []),
    knownPictures: found.content?.pictureIds ?? [],
  });
  const content = wireContent(form, certificates);
  const written = { skuId, content, expectedEdit: form.version };
  const { card, edit } = await ask.deps.services.catalogue.writeCard(written, ask.writes());
  return { route: cardRoute(card), id: skuId, version: edit };
};

/** A stored file as a certificate of a card, leased for it; 422 on `file_id`. */
export const leaseCertificate = async (
  ask: Ask,
  { skuId, companyId, fileId }: { skuId: string; companyId: string; fileId: string },
): Promise<FileRef> => {
  const lease = { fileIds: [fileId], targetKind: TargetKind.CARD, targetId: skuId, companyId };
  const { files } = await ask.deps.services.media.leaseFiles(lease, ask.reads()).catch((error: unknown) => {
    throw asFormPlaces(error, () => 'file_id');
  });
  const [file] = files;
  if (!file) throw notFound();
  return file;
};
