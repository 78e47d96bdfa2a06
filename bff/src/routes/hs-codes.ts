import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { codeView, ratesOf, suggestionView } from '../present/hs-code.js';

/** The customs nomenclature (HS codes) of goods. */
export const hsCodeRoutes = [
  route(endpoints.findHsCodes, async (call) => {
    const query = { search: call.query.q, categoryId: call.query.category };
    const { codes, similar, isSubset, rates } = await call.deps.services.catalogue.findHsCodes(query, call.reads());
    return {
      data: {
        codes: codes.map((one) => codeView(one, call.locale)),
        similar: similar.map((one) => codeView(one, call.locale)),
        is_subset: isSubset,
        ...ratesOf(rates),
      },
    };
  }),
  route(endpoints.suggestHsCodes, async (call) => {
    await call.deps.suggestLimit.take(call.req.ip ?? '');
    const { name_en: en, name_ru: ru, description, category: categoryId, card: skuId } = call.query;
    const asked = { name: { en, ru }, description, categoryId, skuId };
    const { suggestions } = await call.deps.services.catalogue.suggestHsCodes(asked, call.reads());
    return { data: { suggestions: suggestions.map((one) => suggestionView(one, call.locale)) } };
  }),
];
