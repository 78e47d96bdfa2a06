import type { RequestStatus, RequestView } from '@setu/contract';
import { formatDate, formatDateTime, formatMoneyAsIs } from '../../../i18n/formats';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import type { Restated } from '../../../kit/action-modal/restated';
import { type ProposedOffer, proposedOffer } from '../model/proposed-offer';
import { useLazyListRequestOffersQuery } from '../offers/offers-api';

interface Proposals {
  /** Loads the current offer that a transition's price starts with, or null if there is none or it cannot be loaded. */
  propose: (request: RequestView, status: RequestStatus) => Promise<ProposedOffer | null>;
  /** Returns a text that names the offer behind a price. */
  sourceText: (proposed: ProposedOffer) => string;
  /** Describes how the offer behind a price has changed, or returns null if it has not. */
  restatedOffer: (was: ProposedOffer, now: ProposedOffer | null) => Restated | null;
}

/** Returns the functions for the supplier offers behind the prices of transitions. */
export function useProposedOffer(): Proposals {
  const t = useTexts('requests');
  const [load] = useLazyListRequestOffersQuery();
  const nameOf = ({ offer }: ProposedOffer) => companyName(offer.supplier?.short_name ?? '');
  const facts = ({ offer: { terms } }: ProposedOffer) => ({
    price: formatMoneyAsIs(terms.price),
    until: formatDate(terms.valid_until),
  });
  return {
    propose: async ({ id }, status) => {
      if (status !== 'offer_received' && status !== 'contracted') return null;
      const { data } = await load(id);
      return proposedOffer(data?.list ?? [], status);
    },
    sourceText: (proposed) => t(`move.proposed.${proposed.why}`, { name: nameOf(proposed), ...facts(proposed) }),
    restatedOffer: (was, now) => {
      const isSame = now?.offer.id === was.offer.id;
      if (isSame && now.offer.terms.version === was.offer.terms.version) return null;
      const name = nameOf(was);
      const none = t('move.proposed.gone');
      const after = now && isSame ? facts(now) : { price: none, until: none };
      const before = facts(was);
      const when = now && isSame ? formatDateTime(now.offer.terms.changed_at) : '';
      return {
        title: t('move.proposed.changed'),
        text: isSame ? t('move.proposed.changedAt', { name, when }) : t('move.proposed.over', { name }),
        rows: [
          { label: t('move.proposed.price'), was: before.price, now: after.price },
          { label: t('move.proposed.until'), was: before.until, now: after.until },
        ],
      };
    },
  };
}
