import { cardFormInput, endpoints, type SkuType } from '@setu/contract';
import { wireSkuType } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import { readInput } from '../http/input.js';
import { route } from '../http/route.js';
import { addCertificate } from '../pages/card-certificates.js';
import { cardDifference } from '../pages/card-difference.js';
import { cardForm, createCard, newCardForm, saveCard } from '../pages/card-form.js';
import { uploading } from '../pages/uploads.js';

const save = async (call: CallContext, skuId: string, type: SkuType) => ({
  data: await saveCard(call, { skuId, type, read: () => readInput(cardFormInput, call.body) }),
});

const remove = async (call: CallContext, skuId: string, type: SkuType) => {
  await call.deps.services.catalogue.removeCard({ skuId, type: wireSkuType(type) }, call.writes());
  return { data: {} };
};

/** Creating and editing cards. */
export const cardFormRoutes = [
  route(endpoints.newCardForm, async (call) => ({ data: await newCardForm(call, call.params.company) })),
  route(endpoints.createCard, { checksLate: true }, async (call) => {
    const { input } = endpoints.createCard;
    return { data: await createCard(call, call.params.company, () => readInput(input, call.body)) };
  }),
  route(endpoints.getProductForm, async (call) => ({
    data: await cardForm(call, call.params.productSku, 'product'),
  })),
  route(endpoints.saveProduct, { checksLate: true }, (call) => save(call, call.params.productSku, 'product')),
  route(endpoints.getServiceForm, async (call) => ({
    data: await cardForm(call, call.params.productSku, 'service'),
  })),
  route(endpoints.saveService, { checksLate: true }, (call) => save(call, call.params.productSku, 'service')),
  route(endpoints.removeProduct, (call) => remove(call, call.params.productSku, 'product')),
  route(endpoints.removeService, (call) => remove(call, call.params.productSku, 'service')),
  route(endpoints.addCertificate, { ...uploading, checksLate: true }, async (call) => ({
    data: await addCertificate(call, call.params.skuId),
  })),
  route(endpoints.removeCertificate, async (call) => {
    const { skuId, certificate: fileId } = call.params;
    await call.deps.services.catalogue.removeCertificate({ skuId, fileId }, call.writes());
    return { data: {} };
  }),
  route(endpoints.getCardDifference, async (call) => ({
    data: await cardDifference(call, call.params.productSku),
  })),
];
