import { endpoints, type HsCodesView } from '@setu/contract';
import type { HsCode } from '@setu/proto/catalogue/hs_codes';
import { route } from '../http/route.js';
import type { Language } from '../language/locale.js';

const codeView = ({ code, name, cards }: HsCode, language: Language): HsCodesView['codes'][number] => ({
  code,
  name: name?.[language] ?? '',
  other_name: name?.[language === 'ru' ? 'en' : 'ru'] ?? '',
  chapter: code.slice(0, 2),
  sku_count: cards,
});

/** The customs nomenclature (HS codes) of goods. */
export const hsCodeRoutes = [
  route(endpoints.findHsCodes, async (call) => {
    const query = { search: call.query.q, categoryId: call.query.category };
    const { codes, similar, isSubset } = await call.deps.services.catalogue.findHsCodes(query, call.reads());
    return {
      data: {
        codes: codes.map((one) => codeView(one, call.locale)),
        similar: similar.map((one) => codeView(one, call.locale)),
        is_subset: isSubset,
      },
    };
  }),
];
