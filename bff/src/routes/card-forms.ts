import { cardFormInput, endpoints, type SkuType } from '@setu/contract';
import { wireSkuType } from '@setu/proto/wire-words';
import type { Ask } from '../http/call-context.js';
import { readInput } from '../http/input.js';
import { route } from '../http/route.js';
import { addCertificate } from '../pages/card-certificates.js';
import { cardDifference } from '../pages/card-difference.js';
import { cardForm, createCard, newCardForm, saveCard } from '../pages/card-form.js';
import { uploading } from '../pages/uploads.js';

const save = async (ask: Ask, skuId: string, type: SkuType) => ({
  data: await saveCard(ask, { skuId, type, read: () => readInput(cardFormInput, ask.body) }),
});

const remove = async (ask: Ask, skuId: string, type: SkuType) => {
  await ask.deps.services.catalogue.removeCard({ skuId, type: wireSkuType(type) }, ask.writes());
  return { data: {} };
};

/** Creating and editing cards. */
export const cardFormRoutes = [
  route(endpoints.newCardForm, async (ask) => ({ data: await newCardForm(ask, ask.params.company) })),
  route(endpoints.createCard, { checksLate: true }, async (ask) => {
    const { input } = endpoints.createCard;
    return { data: await createCard(ask, ask.params.company, () => readInput(input, ask.body)) };
  }),
  route(endpoints.getProductForm, async (ask) => ({ data: await cardForm(ask, ask.params.productSku, 'product') })),
  route(endpoints.saveProduct, { checksLate: true }, (ask) => save(ask, ask.params.productSku, 'product')),
  route(endpoints.getServiceForm, async (ask) => ({ data: await cardForm(ask, ask.params.productSku, 'service') })),
  route(endpoints.saveService, { checksLate: true }, (ask) => save(ask, ask.params.productSku, 'service')),
  route(endpoints.removeProduct, (ask) => remove(ask, ask.params.productSku, 'product')),
  route(endpoints.removeService, (ask) => remove(ask, ask.params.productSku, 'service')),
  route(endpoints.addCertificate, { ...uploading, checksLate: true }, async (ask) => ({
    data: await addCertificate(ask, ask.params.skuId),
  })),
  route(endpoints.removeCertificate, async (ask) => {
    const { skuId, certificate: fileId } = ask.params;
    await ask.deps.services.catalogue.removeCertificate({ skuId, fileId }, ask.writes());
    return { data: {} };
  }),
  route(endpoints.getCardDifference, async (ask) => ({ data: await cardDifference(ask, ask.params.productSku) })),
];
