import type { ClaimView, RequestView } from '@setu/contract';
import { useLocation } from 'react-router';
import { formatDate, formatDateTime } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { TextLink } from '../../../ui/button/text-link';
import { FileList } from '../../../ui/file-list/file-list';
import { IconCheck } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { StatusChip } from '../../../ui/status/status-chip';
import { actorNameIn } from '../model/actor-name';
import { ClaimChip } from './claim-chip';
import styles from './claims.module.css';
import { mayClaimNow } from './may-claim';
import { useClaim } from './use-claim';

/** Shows the customer's claim and its resolution. Users with the permission can make or close a claim here. */
export function ClaimPanel({ request }: { request: RequestView }) {
  const t = useTexts('requests');
  const { open, settle } = useClaim(request);
  const { claim, may_close_claim: mayClose, claim_until: deadline } = request;
  const mayClaim = mayClaimNow(request);
  if (!claim && !mayClaim) return null;
  return (
    <Panel title={t('claim.title')} aside={claim && <ClaimState isOpen={claim.closed_at === null} />}>
      <Stack gap={3}>
        {claim && <ClaimDetails claim={claim} />}
        {mayClose && claim && (
          <Row>
            <Button hasPopup="dialog" onClick={() => settle(claim)}>
              {t('claim.settle.action')}
            </Button>
          </Row>
        )}
        {mayClaim && (
          <>
            <Text tone="secondary">
              {deadline ? t('claim.inviteUntil', { date: formatDate(deadline) }) : t('claim.invite')}
            </Text>
            <Row>
              <Button hasPopup="dialog" onClick={open}>
                {t('claim.open.action')}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Panel>
  );
}

function ClaimState({ isOpen }: { isOpen: boolean }) {
  const t = useTexts('requests');
  return isOpen ? (
    <ClaimChip />
  ) : (
    <StatusChip tone="success" icon={IconCheck}>
      {t('claim.settled')}
    </StatusChip>
  );
}

function ClaimDetails({ claim }: { claim: ClaimView }) {
  const t = useTexts('requests');
  const { state } = useLocation();
  const { date, text, files, resolution, closed_at: closedAt } = claim;
  const actorName = actorNameIn(t);
  const settler = actorName({ by: claim.closed_by, acting: claim.closed_acting });
  return (
    <>
      <Text size={13} tone="muted">
        {t('claim.by', { who: actorName(claim) ?? t('claim.customer'), when: formatDateTime(date) })}
      </Text>
      <p className={styles.words}>{text}</p>
      {files.length > 0 && <FileList files={files} />}
      <p>
        <TextLink to="?channel=customer" state={state}>
          {t('claim.discuss')}
        </TextLink>
      </p>
      {closedAt && (
        <div className={styles.resolution}>
          <h3>{t('claim.resolution')}</h3>
          <p className={styles.words}>{resolution}</p>
          <Text size={13} tone="muted">
            {t('claim.by', { who: settler ?? t('claim.broker'), when: formatDateTime(closedAt) })}
          </Text>
        </div>
      )}
    </>
  );
}
