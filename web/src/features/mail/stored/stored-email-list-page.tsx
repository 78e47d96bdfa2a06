import { type KeptMailLine, screenPath } from '@setu/contract';
import { Link } from 'react-router';
import { formatDateTime } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { PartSkeleton } from '../../../kit/entity-page/page-skeleton';
import { Button, ButtonLink } from '../../../ui/button/button';
import { IconRefresh } from '../../../ui/icon/icons';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { Panel } from '../../../ui/panel/panel';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { EmptyState } from '../../../ui/states/states';
import { useListKeptMailsQuery } from '../api';
import styles from '../mail.module.css';

/** Lists the emails that were written to files instead of being sent, newest first. */
export function Component() {
  const t = useTexts('mail');
  const query = useListKeptMailsQuery();
  return (
    <EntityPage
      query={query}
      skeleton={
        <Panel>
          <PartSkeleton>
            <SkeletonText lines={6} />
          </PartSkeleton>
        </Panel>
      }
      frame={(content) => (
        <Page>
          <PageHeader
            title={t('kept.title')}
            meta={[{ text: t('kept.note') }]}
            actions={
              <Button icon={IconRefresh} isBusy={query.isFetching} onClick={() => void query.refetch()}>
                {t('kept.refresh')}
              </Button>
            }
          />
          {content}
        </Page>
      )}
    >
      {(mails) => <Mails mails={mails} />}
    </EntityPage>
  );
}

function Mails({ mails }: { mails: KeptMailLine[] }) {
  const t = useTexts('mail');
  if (mails.length === 0)
    return (
      <Panel>
        <EmptyState
          title={t('kept.empty')}
          action={<ButtonLink to={screenPath('fos_user_security_login')}>{t('kept.toSignIn')}</ButtonLink>}
        >
          {t('kept.emptyText')}
        </EmptyState>
      </Panel>
    );
  return (
    <Panel isPadded={false}>
      <ul className={styles.list}>
        {mails.map(({ id, to, subject, sent_at: sentAt }) => (
          <li key={id} className={styles.line}>
            <Link className={styles.subject} to={screenPath('kept_mail_page', { mail: id })}>
              {subject}
            </Link>
            <span className={styles.about}>
              {to} · <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
