import { type InvitationView, type OfferTermsView, type RequestView, screenPath } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { TextLink } from '../../../ui/button/text-link';
import { IconPlus } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import styles from './offers.module.css';
import { useListRequestInvitationsQuery, useListRequestOffersQuery } from './offers-api';
import { PartStates } from './part-states';
import { useInviting } from './use-inviting';

/** Lists the suppliers invited to make an offer and their answers. More suppliers can be invited here. */
export function Invitations({ request }: { request: RequestView }) {
  const t = useTexts('offers');
  const query = useListRequestInvitationsQuery(request.id);
  const { currentData: found } = query;
  const { currentData: offers } = useListRequestOffersQuery(request.id);
  const { invite, withdraw } = useInviting(request);
  if (!found) return <PartStates title={t('invitations.title')} query={query} />;
  if (found.list.length === 0 && !found.may_invite) return null;
  return (
    <Panel
      title={t('invitations.title')}
      aside={
        found.may_invite && (
          <Button size="small" icon={IconPlus} hasPopup="dialog" onClick={() => void invite(found.list)}>
            {t('invitations.invite')}
          </Button>
        )
      }
      isPadded={found.list.length === 0}
    >
      {found.list.length === 0 && <Text tone="secondary">{t('invitations.empty')}</Text>}
      <ul className={styles.invitations}>
        {found.list.map((invitation) => (
          <li key={invitation.id} className={styles.invitation}>
            <InvitedSupplier
              invitation={invitation}
              offer={offers?.list.find(({ id }) => id === invitation.id)?.terms}
            />
            {found.may_invite && (invitation.state === 'open' || invitation.state === 'declined') && (
              <Button
                size="small"
                tone="quiet"
                isBusy={withdraw.busyWith?.id === invitation.id}
                ariaLabel={t('invitations.withdrawOf', { supplier: companyName(invitation.supplier.short_name) })}
                onClick={() => void withdraw.run(invitation)}
              >
                {t('invitations.withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function InvitedSupplier({ invitation, offer }: { invitation: InvitationView; offer: OfferTermsView | undefined }) {
  const statusTexts = useTexts('statuses');
  const stateText = useInvitationState();
  const { supplier, state, decline_reason: reason, decline_comment: comment } = invitation;
  return (
    <div className={styles.asked}>
      <TextLink to={screenPath('company_page', { company: supplier.id })}>{companyName(supplier.short_name)}</TextLink>
      <span className={styles.state} data-state={state}>
        {stateText(invitation, offer)}
      </span>
      {reason && (
        <span className={styles.note}>
          {[statusTexts(`declineReason.${reason}`), comment].filter(Boolean).join('. ')}
        </span>
      )}
    </div>
  );
}

/**
 * Returns the state of an invitation with its date. Until a decision, the state says whether there is an offer and
 * whether the offer is still valid.
 */
function useInvitationState() {
  const t = useTexts('offers');
  const statusTexts = useTexts('statuses');
  return ({ state, state_at: since }: InvitationView, offer: OfferTermsView | undefined): string => {
    if (state !== 'open' || !offer) return `${statusTexts(`invitation.${state}`)} · ${formatDate(since)}`;
    if (offer.expired) return t('invitations.expired', { date: formatDate(offer.valid_until) });
    return t('invitations.offered', { date: formatDate(offer.changed_at) });
  };
}
