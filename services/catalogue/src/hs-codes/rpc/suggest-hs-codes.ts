import { readOptionalId } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/catalogue/hs_codes';
import type { Rpc } from '../../served.js';
import type { HsCode } from '../domain/hs-code.js';
import { suggestCodes } from '../suggest-codes.js';
import { ratesReader } from './wire-rates.js';

const maxNameLength = 300;
const maxDescriptionLength = 2_000;

const named = ({ code, en, ru }: HsCode): wire.NamedHsCode => ({ code, name: { en, ru } });

/** Suggests codes for goods by their name, with the reasons. Nothing is chosen: a person confirms the code. */
export const suggestHsCodes: Rpc<'suggestHsCodes'> =
  (deps) =>
  async ({ name, description, categoryId, skuId }, { actor }) => {
    const suggestions = await suggestCodes(deps.read, {
      name: [name?.en ?? '', name?.ru ?? ''].map((text) => text.slice(0, maxNameLength)).join(' '),
      description: description.slice(0, maxDescriptionLength),
      categoryId: readOptionalId(categoryId),
      skuId: readOptionalId(skuId),
    });
    const ratesOf = await ratesReader(
      deps,
      actor,
      suggestions.map(({ code }) => code.code),
    );
    return {
      suggestions: suggestions.map(({ code, words, similarCards, examples }) => ({
        ...named(code),
        path: code.path.map(named),
        words: [...words],
        similarCards,
        examples: [...examples],
        rates: ratesOf(code.code),
      })),
    };
  };
