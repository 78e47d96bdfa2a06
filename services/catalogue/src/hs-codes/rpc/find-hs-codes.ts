import { readOptionalId } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/catalogue/hs_codes';
import { wordsOf } from '../../search/domain/fold.js';
import type { Rpc } from '../../served.js';
import type { HsCode } from '../domain/hs-code.js';
import { byBeginning } from '../domain/usage.js';
import { ratesReader } from './wire-rates.js';

const maxLength = 100;

/** How long a count is cached, in milliseconds. Counting reads all cards, so callers share one count. */
const countedMs = 600_000;

export const findHsCodes: Rpc<'findHsCodes'> = (deps) => {
  const {
    read: { hsCodes },
    clock,
  } = deps;
  let counted: { at: number; counts: Promise<ReadonlyMap<string, number>> } | undefined;
  const usage = (): Promise<ReadonlyMap<string, number>> => {
    const at = clock.now().getTime();
    if (counted === undefined || at - counted.at > countedMs || at < counted.at) {
      const counts = hsCodes.used().then(byBeginning);
      counted = { at, counts };
      counts.catch(() => {
        counted = undefined;
      });
    }
    return counted.counts;
  };
  return async ({ search, categoryId }, { actor }) => {
    const text = search.trim().slice(0, maxLength);
    const digits = /^\d[\d .]*$/.test(text) ? text.replace(/[ .]/g, '') : '';
    const words = [...new Set(wordsOf(text))];
    const category = readOptionalId(categoryId);
    const found = () => (digits === '' ? hsCodes.byWords(words) : hsCodes.byDigits(digits));
    const [codes, similar, isSubset, counts, ratesOf] = await Promise.all([
      words.length === 0 ? hsCodes.chapters() : found(),
      category === undefined ? [] : hsCodes.ofCategory(category),
      hsCodes.isSubset(),
      usage(),
      ratesReader(deps, actor, [digits]),
    ]);
    const toWire = ({ code, en, ru }: HsCode): wire.HsCode => ({
      code,
      name: { en, ru },
      cards: counts.get(code) ?? 0,
    });
    return { codes: codes.map(toWire), similar: similar.map(toWire), isSubset, rates: ratesOf(digits) };
  };
};
