import type { OwnOfferView, RequestView } from '@setu/contract';
import { useState } from 'react';
import { toProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconPencil } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Callout } from '../../../ui/panel/callout';
import { Panel } from '../../../ui/panel/panel';
import { OfferFacts } from './offer-facts';
import { OfferForm } from './offer-form';
import styles from './offers.module.css';
import { useGetRequestOfferQuery } from './offers-api';
import { PartStates } from './part-states';
import { useDeclining } from './use-declining';

/**
 * Shows a supplier's own offer on the request's page. It can be made, changed or declined here while that is possible.
 */
export function OwnOffer({ request }: { request: RequestView }) {
  const t = useTexts('offers');
  const query = useGetRequestOfferQuery(request.id);
  const { currentData: own } = query;
  // Requests contracted before the introduction of invitations have no offer.
  if (query.isError && toProblem(query.error).kind === 'notFound') return null;
  if (!own) return <PartStates title={t('own.title')} query={query} />;
  if (!own.may_answer && !own.terms && own.state !== 'declined' && own.state !== 'not_chosen') return null;
  return (
    <Panel title={t('own.title')}>
      <OwnOfferBody key={own.terms?.version ?? 0} request={request} own={own} />
    </Panel>
  );
}

function OwnOfferBody({ request, own }: { request: RequestView; own: OwnOfferView }) {
  const t = useTexts('offers');
  const [isOpen, setOpen] = useState(own.terms === null || own.terms.expired);
  const decline = useDeclining(request);
  const { terms } = own;
  // One way to decline is enough: a supplier who can end the request does so with its own button.
  const mayEnd = request.moves.some(({ status }) => status === 'rejected_by_supplier');
  const declining = own.may_answer && !mayEnd && (
    <Button tone="danger" hasPopup="dialog" onClick={() => void decline()}>
      {t('own.decline')}
    </Button>
  );
  if (own.may_answer && isOpen)
    return (
      <Stack gap={4}>
        <Text tone="secondary">{t(terms?.expired ? 'own.expired' : 'own.lead')}</Text>
        <OfferForm
          request={request}
          own={own}
          onClose={terms ? () => setOpen(false) : undefined}
          declining={declining}
        />
      </Stack>
    );
  return (
    <Stack gap={4}>
      <Ended own={own} />
      {terms && (
        <div className={styles.own}>
          <OfferFacts request={request} terms={terms} isChosen={own.state === 'chosen'} />
        </div>
      )}
      {own.may_answer && (
        <Row>
          <Button icon={IconPencil} onClick={() => setOpen(true)}>
            {t(terms?.expired ? 'own.renew' : 'own.change')}
          </Button>
          {declining}
        </Row>
      )}
    </Stack>
  );
}

/** Explains in one sentence why the supplier can no longer make an offer. */
function Ended({ own: { state, decline_reason: reason, decline_comment: comment } }: { own: OwnOfferView }) {
  const t = useTexts('offers');
  const statusTexts = useTexts('statuses');
  if (state === 'declined')
    return (
      <Callout tone="spark" title={t('own.declined')}>
        {[reason && statusTexts(`declineReason.${reason}`), comment].filter(Boolean).join('. ')}
      </Callout>
    );
  if (state === 'not_chosen') return <Callout title={t('own.notChosen')}>{t('own.notChosenText')}</Callout>;
  if (state === 'chosen') return <Callout tone="success" title={t('own.chosen')} />;
  return null;
}
