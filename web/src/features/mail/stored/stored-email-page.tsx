import { fillPath, type KeptMailView, routes, screenPath } from '@setu/contract';
import { useParams } from 'react-router';
import { formatDateTime } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { PageSkeleton, TitleSkeleton } from '../../../kit/entity-page/page-skeleton';
import { Stack } from '../../../ui/layout/layout';
import { BackLink } from '../../../ui/page/back-link';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { FactsList } from '../../../ui/panel/facts-list';
import { Panel } from '../../../ui/panel/panel';
import { Tabs } from '../../../ui/tabs/tabs';
import { useGetKeptMailQuery } from '../api';
import styles from '../mail.module.css';

/** Shows one of the emails written to files, as a mail program shows it and as plain text. */
export function Component() {
  const t = useTexts('mail');
  const { mail = '' } = useParams();
  const query = useGetKeptMailQuery(mail);
  return (
    <EntityPage
      query={query}
      skeleton={
        <PageSkeleton>
          <TitleSkeleton />
        </PageSkeleton>
      }
      missing={{
        title: t('kept.missing'),
        text: t('kept.missingText'),
        to: screenPath('kept_mail_list_page'),
        toLabel: t('kept.toList'),
      }}
    >
      {(view) => <StoredEmail mail={view} />}
    </EntityPage>
  );
}

function StoredEmail({ mail: { id, to, subject, sent_at: sentAt, text } }: { mail: KeptMailView }) {
  const t = useTexts('mail');
  const body = fillPath(routes.getKeptMailBody.path, { mail: id });
  return (
    <Page title={subject}>
      <BackLink to={screenPath('kept_mail_list_page')}>{t('kept.title')}</BackLink>
      <PageHeader title={subject} />
      <Stack gap={3}>
        <Panel>
          <FactsList
            facts={[
              { label: t('kept.to'), value: to },
              { label: t('kept.at'), value: formatDateTime(sentAt) },
            ]}
          />
        </Panel>
        <Tabs
          label={t('kept.views')}
          tabs={[
            {
              id: 'html',
              label: t('kept.html'),
              content: (
                <iframe
                  className={styles.frame}
                  title={t('kept.frame', { subject })}
                  src={body}
                  sandbox="allow-popups allow-popups-to-escape-sandbox"
                />
              ),
            },
            {
              id: 'text',
              label: t('kept.text'),
              content: (
                <Panel>
                  <pre className={styles.text}>{text}</pre>
                </Panel>
              ),
            },
          ]}
        />
      </Stack>
    </Page>
  );
}
