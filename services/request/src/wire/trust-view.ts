import type * as wire from '@setu/proto/request/trust';
import { wireTrustKind } from '@setu/proto/wire-words';
import { trustKinds } from '@setu/proto/words';
import type { Figure } from '../trust/domain/figures.js';

/** Returns figures in their wire form, always in the same order. */
export const trustFigures = (figures: readonly Figure[]): wire.TrustFigure[] =>
  trustKinds.flatMap((kind) =>
    figures.filter((figure) => figure.kind === kind).map((figure) => ({ ...figure, kind: wireTrustKind(kind) })),
  );
