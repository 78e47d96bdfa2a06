import { type ApplicationSavedView, screenPath } from '@setu/contract';
import { useEffect, useRef } from 'react';
import { formatDateTime } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { ButtonLink } from '../../../ui/button/button';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { RequestProgress } from '../../../ui/request-progress/request-progress';
import styles from './application-form.module.css';

/** Confirms the application: its number, where the email went, the next steps, and the way to the home page. */
export function SentApplication({ application, email }: { application: ApplicationSavedView; email: string }) {
  const t = useTexts('applications');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(function announceIt() {
    title.current?.focus();
  }, []);
  return (
    <Panel>
      <div className={styles.sent}>
        <h1 ref={title} tabIndex={-1}>
          {t('sent.title', { number: application.numeric_hash })}
        </h1>
        <Text tone="secondary">{t('sent.text', { email })}</Text>
        <RequestProgress
          label={t('progress.label')}
          stages={[
            { id: 'new', label: t('status.new'), phase: 'doing', note: formatDateTime(application.created_at) },
            { id: 'in_work', label: t('status.in_work'), phase: 'todo', note: t('sent.answer') },
            { id: 'opened', label: t('sent.opened'), phase: 'todo', note: t('sent.afterCall') },
          ]}
        />
        <ButtonLink tone="main" to={screenPath('index')}>
          {t('sent.home')}
        </ButtonLink>
      </div>
    </Panel>
  );
}
