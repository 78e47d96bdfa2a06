import type { MilestoneView, RequestView } from '@setu/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { withinSentence } from '../../../i18n/within-sentence';
import { type Action, useAction } from '../../../kit/action/use-action';
import type { ActionModalProps } from '../../../kit/action-modal/action-modal';
import { openActionModal, prepareActionModal } from '../../../kit/action-modal/open-action-modal';
import { notify } from '../../../ui/toast/toast-store';
import type { Reader } from '../model/side';
import { unmarkedMilestones } from '../model/unmarked';
import { useComparedOffers } from '../offers/use-compared-offers';
import { bodyOf } from './transition-fields';
import { type OfferedTransition, offeredTransitions } from './transition-table';
import { useCreateRequestCopyMutation, useUpdateRequestStatusMutation } from './transitions-api';
import { useProposedOffer } from './use-proposed-offer';
import { useRestated } from './use-restated';
import { useTransitionFields } from './use-transition-fields';

interface TransitionsOptions {
  request: RequestView;
  reader: Reader;
  milestones: readonly MilestoneView[];
  /** Loads the current request from the server. */
  reload: () => Promise<RequestView | undefined>;
}

export interface RequestTransitions {
  /** The transition to the next stage, absent if the reader is not the responsible party. */
  onward?: OfferedTransition;
  /** The transition that ends the request. */
  end?: OfferedTransition;
  /** Asks for the fields of a transition and sends it. */
  make: (move: OfferedTransition) => Promise<void>;
  repeat: Action<unknown>;
}

/**
 * Returns the reader's actions on a request: the transitions that the server offers, and a new draft with the same
 * content.
 */
export function useRequestTransitions({ request, reader, milestones, reload }: TransitionsOptions): RequestTransitions {
  const t = useTexts('requests');
  const statusTexts = useTexts('statuses');
  const navigate = useNavigate();
  const [update] = useUpdateRequestStatusMutation();
  const [copy] = useCreateRequestCopyMutation();
  const offers = useComparedOffers(request, reader);
  const hasOffer = offers.length > 0 || request.offer_price !== null || request.contract_price !== null;
  const fieldsOf = useTransitionFields(request, { milestones, hasOffer });
  const restated = useRestated();
  const { propose, sourceText, restatedOffer } = useProposedOffer();
  const offered = offeredTransitions(request);
  useEffect(prepareActionModal, []);

  const make = async (move: OfferedTransition): Promise<void> => {
    let known = request;
    let proposed = await propose(request, move.status);
    const from = proposed && { price: String(proposed.offer.terms.price.value), text: sourceText(proposed) };
    const number = request.numeric_hash;
    const supplier = supplierOf(request) || t('move.itsSupplier');
    const dialog: ActionModalProps = {
      texts: {
        question: t(`${move.textKey}.question`, { number }),
        consequence: t(`${move.textKey}.consequence`, { supplier, number }),
        warning: move.status === 'completed' ? unmarkedText() : undefined,
        action: t(`${move.textKey}.action`),
        keep: t(move.isEnd ? 'close.keep' : 'move.keep'),
        failed: t(`${move.textKey}.failed`, { number }),
      },
      isDanger: move.isEnd,
      fields: fieldsOf(move, from ?? undefined),
      schema: () => import('./transition-schema').then(({ moveSchema }) => moveSchema(move)),
      send: (values, idempotencyKey) => {
        const { id, terms } = (move.status === 'offer_received' && proposed?.offer) || {};
        const offer = id && terms ? { offer: { id, version: terms.version } } : {};
        const body = { ...bodyOf(values), ...offer, status: move.status, version: known.version };
        return update({ id: request.id, body, idempotencyKey });
      },
      restate: async () => {
        const now = (await reload()) ?? known;
        const proposal = now.version === known.version ? await restatedProposal() : null;
        const changed = proposal ?? restated(known, now, move.status);
        known = now;
        return changed;
      },
    };
    const isDone = await openActionModal(dialog);
    if (isDone) notify({ kind: 'success', title: t(`${move.textKey}.done`, { number }) });

    /** Names what a finished deal has but is not marked. */
    function unmarkedText() {
      const stages = unmarkedMilestones(request, milestones).map(({ kind }) =>
        withinSentence(statusTexts(`milestone.${kind}`)),
      );
      return stages.length === 0 ? undefined : t('move.unmarked', { stages: stages.join(', ') });
    }

    /**
     * Describes how the offer behind the price has changed. From then on the current version of that offer is used, if
     * it is still valid.
     */
    async function restatedProposal() {
      const was = proposed;
      proposed = await propose(request, move.status);
      return was && restatedOffer(was, proposed);
    }
  };

  const repeat = useAction({
    send: () => copy(request.id),
    failed: t('repeat.failed'),
    onDone: ({ location }) => location && navigate(location),
  });

  return { onward: offered.find(({ isEnd }) => !isEnd), end: offered.find(({ isEnd }) => isEnd), make, repeat };
}

const supplierOf = ({ supplier, last_customer_condition: condition }: RequestView): string =>
  supplier?.short_name || condition.condition_product_skus[0]?.product_sku.company.short_name || '';
