import type { Change } from '../../audit/domain/changes.js';
import { above, type Failure, refuse } from '../../drafts/domain/failures.js';
import type { EstimateOverride } from './estimate.js';

const reasonLength = { min: 3, max: 500 } as const;

/** Returns the audit entries for the figures that were replaced or are no longer replaced. */
export function overrideChanges(before: readonly EstimateOverride[], after: readonly EstimateOverride[]): Change[] {
  const kinds = new Set([...before, ...after].map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => {
    const [from = '', to = ''] = [before, after].map((list) => textOf(list.find((one) => one.kind === kind)));
    return from === to ? [] : [{ field: `estimate_${kind}`, from, to }];
  });
}

const textOf = (override: EstimateOverride | undefined): string =>
  override === undefined ? '' : `${override.value} (${override.reason})`;

/** Throws `invalid` on `reason` if a reason is missing, too short or too long. */
export function mustHaveReasons(overrides: readonly EstimateOverride[]): void {
  for (const { reason } of overrides) refuse({ reason: reasonFailure(reason) });
}

function reasonFailure({ length }: string): Failure {
  const { min, max } = reasonLength;
  if (length === 0) return 'required';
  if (length < min) return { code: 'length_min', params: { min: String(min) } };
  return length > max ? above('length_max', max) : undefined;
}
