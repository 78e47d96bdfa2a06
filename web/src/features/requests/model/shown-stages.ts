import type { RequestView, StageView } from '@setu/contract';
import { hasOfferToDecide, invitedOf } from './next-step';
import type { Reader } from './side';

/**
 * Returns the stages of the progress. A supplier's offer moves the progress on before the broker sends its price to the
 * customer: the supplier's stage is done, and the offer's stage is the current one. An invited supplier is at these
 * stages even before the request is sent to suppliers.
 */
export function shownStages(
  request: Pick<RequestView, 'status' | 'waits_for' | 'stages' | 'sent_offers'>,
  reader: Reader,
): RequestView['stages'] {
  const invited = invitedOf(request, reader);
  if (!hasOfferToDecide(request) && !invited) return request.stages;
  const date = request.sent_offers.at(-1)?.date ?? null;
  const phaseOf = ({ status, phase }: StageView): StageView['phase'] => {
    if (invited && status === 'in_work') return 'done';
    if (status === 'send_to_supplier') return invited === 'asked' ? 'doing' : 'done';
    if (invited === 'asked') return phase;
    return status === 'offer_received' ? 'doing' : phase;
  };
  return request.stages.map((stage) => ({
    ...stage,
    phase: phaseOf(stage),
    date: stage.status === 'offer_received' ? date : stage.date,
  }));
}
