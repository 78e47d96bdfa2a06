import type { ComparedOfferView, RequestView } from '@setu/contract';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { type Action, useAction } from '../../../kit/action/use-action';
import { usePickRequestOfferMutation, usePreferRequestOfferMutation, useShareRequestOfferMutation } from './offers-api';

export interface OfferActions {
  share: Action<ComparedOfferView>;
  prefer: Action<ComparedOfferView>;
  pick: Action<ComparedOfferView>;
}

/**
 * Returns the reader's actions on an offer: share it with the customer, prefer it, or choose its supplier for the
 * request.
 */
export function useOfferActions({ id, version, numeric_hash: number }: RequestView): OfferActions {
  const t = useTexts('offers');
  const [sendShare] = useShareRequestOfferMutation();
  const [sendPreference] = usePreferRequestOfferMutation();
  const [sendPick] = usePickRequestOfferMutation();
  const share = useAction({
    send: ({ id: offer, shared }: ComparedOfferView, idempotencyKey) =>
      sendShare({ id, offer, shared: !shared, idempotencyKey }),
    failed: t('share.failed'),
    done: (_answer, { shared }) => ({ title: t(shared ? 'share.hidden' : 'share.shown') }),
  });
  const prefer = useAction({
    send: ({ id: offer }: ComparedOfferView, idempotencyKey) => sendPreference({ id, offer, idempotencyKey }),
    failed: t('prefer.failed'),
    done: () => ({ title: t('prefer.done'), text: t('prefer.doneText') }),
  });
  const pick = useAction({
    confirm: ({ supplier }: ComparedOfferView) => ({
      title: t('pick.question', { supplier: companyName(supplier?.short_name ?? ''), number }),
      text: t('pick.consequence'),
      action: t('offers.pick'),
      keep: t('pick.keep'),
    }),
    send: ({ id: offer, terms }, idempotencyKey) =>
      sendPick({ id, offer, body: { version, offer_version: terms.version }, idempotencyKey }),
    failed: t('pick.failed'),
    done: (_answer, { supplier }) => ({ title: t('pick.done'), text: companyName(supplier?.short_name ?? '') }),
  });
  return { share, prefer, pick };
}
