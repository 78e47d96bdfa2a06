import type { LandedChangeView, LandedPriceView, LandedVersionView, RequestLandedView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { Estimate, ListEstimatesResponse } from '@setu/proto/request/estimates';
import { estimateSourceWord, landedOverrideWord, laneModeWord } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { landedPriceView } from './landed-price.js';
import { personOrNull } from './person.js';

interface Reader {
  locale: Language;
  actor: { companyType: string };
}

/** What a version is computed from, without its author and time. */
type Computed = Pick<Estimate, 'price' | 'rateDate' | 'source' | 'mode' | 'overrides'>;

/** Presents the landed prices of a request. `first` is shown while no version is stored. */
export function requestLandedView(found: ListEstimatesResponse, reader: Reader, first?: Computed): RequestLandedView {
  const { estimates, moved, isOutdated, mayRecord, mayOverride } = found;
  const [last = first?.price && first, former] = estimates;
  const price = last && priceOf(last, reader);
  return {
    latest:
      last && price
        ? { price, mode: laneModeWord(last.mode) ?? null, figures: last.overrides.flatMap(figureView) }
        : null,
    versions: estimates.map(versionView),
    changes: price && former ? changesBetween(priceOf(former, reader), price) : [],
    moved: moved ? { total: Number(moved.totalNow), at: moved.at } : null,
    ...{ is_outdated: isOutdated, may_record: mayRecord, may_override: mayOverride },
  };
}

/** Presents the price of a version. A customer does not see the way of an offer, because it may reveal the supplier. */
function priceOf({ price, rateDate, source }: Computed, { locale, actor }: Reader): LandedPriceView {
  if (!price) throw internal('a version without its landed price');
  const view = landedPriceView(price, rateDate || null, locale);
  const isHidden = actor.companyType === 'customer' && estimateSourceWord(source) === 'offer';
  return isHidden ? { ...view, routes: [] } : view;
}

const versionView = ({ version, madeAt, by, acting, source, price }: Estimate): LandedVersionView => ({
  ...{ version, made_at: madeAt, by: personOrNull(by), acting: personOrNull(acting) },
  source: estimateSourceWord(source) ?? 'card',
  ...{ total: Number(price?.total), is_complete: price?.isComplete ?? false },
});

const figureView = ({ figure, reason }: Estimate['overrides'][number]) => {
  const kind = figure && landedOverrideWord(figure.kind);
  return kind ? [{ kind, value: Number(figure?.value), reason }] : [];
};

/** Returns the lines whose amounts differ. */
function changesBetween(before: LandedPriceView, now: LandedPriceView): LandedChangeView[] {
  const former = new Map(before.lines.map(({ kind, amount }) => [kind, amount]));
  return now.lines.flatMap(({ kind, amount }) => {
    const was = former.get(kind) ?? null;
    return was === amount ? [] : [{ kind, before: was, now: amount }];
  });
}
