import type { CategoryView, RequestPageView, RequestStatus } from '@setu/contract';
import { expect } from 'vitest';
import type { Browser } from './browser.js';

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** Uploads a document as a user and returns its id. */
export const uploadPdf = async (who: Browser, name: string): Promise<string> => {
  const form = new FormData();
  form.append('file', new Blob([pdf], { type: 'application/pdf' }), name);
  return (await who.call<{ id: string }>('/api/upload-file', { method: 'POST', raw: form })).data.id;
};

export const companyIdOf = async (who: Browser): Promise<string> => (await who.context()).user?.company.id ?? '';

/** The parties of the deal. */
interface Dealers {
  buyer: Browser;
  manager: Browser;
  supplier: Browser;
}

const price = { value: 1200, currency: 'INR' };

/**
 * Creates a request of the buyer for a card of the supplier, publishes it, and lets the manager move it to a status.
 */
export async function kaveriDeal({ buyer, manager, supplier }: Dealers, status: RequestStatus): Promise<string> {
  const supplier_id = await companyIdOf(supplier);
  const cards = await buyer.get<CategoryView>('/catalog/category/?f_search=чай&limit=100');
  const ofSupplier = cards.pagination.items.filter(({ company }) => company.id === supplier_id);
  const sku = ofSupplier.find((card) => card.is_sample_available)?.sku_id ?? '';
  const made = await buyer.call(`/customer/request/create-from-product/${sku}`);
  const id = (made.headers.get('location') ?? '').split('/').at(-1) ?? '';
  await buyer.post(`/request/publish/${id}`, { count: 3, comment: `Образец ${id}` });
  const moves = [
    { status: 'in_work' },
    { status: 'send_to_supplier' },
    { status: 'offer_received', offer_price: price },
    { status: 'supplier_selected' },
    { status: 'contracted', contract_price: price, supplier_id },
    { status: 'partially_paid' },
  ];
  for (const move of moves.slice(0, moves.findIndex((one) => one.status === status) + 1))
    expect((await manager.post<RequestPageView>(`/request/update-status/${id}`, move)).status).toBe(200);
  return id;
}
