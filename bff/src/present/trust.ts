import type { TrustFiguresView, TrustFigureView, TrustItemsView } from '@setu/contract';
import type * as wire from '@setu/proto/request/trust';
import { TrustKind } from '@setu/proto/request/words';
import { trustKindWord } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { kindNameOf } from './request-names.js';
import { requestPlaceRoute } from './request-route.js';
import { textsIn } from './text.js';

/** Presents figures. A kind that this build does not know is left out. Rounded figures have no hits. */
export const figureViews = (figures: readonly wire.TrustFigure[]): TrustFigureView[] =>
  figures.flatMap(({ kind: sent, count, value, ninetieth, hits }) => {
    const kind = trustKindWord(sent);
    return kind ? [{ kind, count, value, ninetieth: ninetieth ?? null, hits: hits ?? null }] : [];
  });

/** Presents a supplier's figures with the first day that they cover. */
export const figuresView = ({ since, figures }: Pick<wire.GetTrustFiguresResponse, 'since' | 'figures'>) =>
  ({ since, list: figureViews(figures) }) satisfies TrustFiguresView;

/** Returns the median time to the first answer in minutes, or null if it is not among the figures. */
export const answerMinutes = (figures: readonly wire.TrustFigure[]): number | null =>
  figures.find(({ kind }) => kind === TrustKind.ANSWERS)?.value ?? null;

/** Presents a request behind a figure, for the broker. */
export const trustItemView = (item: wire.TrustItem, language: Language): TrustItemsView['list'][number] => ({
  ...{ id: item.requestId, kind: kindNameOf(item.requestKind), number: item.number },
  ...textsIn(language, { name: item.name }),
  ...{ at: item.at, value: item.value, route: requestPlaceRoute(item.requestId, 'broker', {}) },
});
