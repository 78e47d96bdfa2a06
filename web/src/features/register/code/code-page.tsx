import { type RegistrationView, screenPath } from '@setu/contract';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { PageSkeleton, TitleSkeleton } from '../../../kit/entity-page/page-skeleton';
import { Columns, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { FactsList } from '../../../ui/panel/facts-list';
import { Panel } from '../../../ui/panel/panel';
import { StepBar } from '../../../ui/step-bar/step-bar';
import { useGetRegistrationCodeQuery } from '../api';
import { useStages } from '../stages';
import { typedRegistration } from '../typed-registration';
import { CodeForm } from './code-form';

/** Shows the third stage: the code from the email. */
export function Component() {
  const t = useTexts('register');
  const { registrationRequest = '' } = useParams();
  const [isConfirmed, setConfirmed] = useState(false);
  // After the confirmation no code is pending, so the query is skipped on the way to the account.
  const query = useGetRegistrationCodeQuery(registrationRequest, { skip: isConfirmed });
  return (
    <EntityPage
      query={query}
      skeleton={
        <PageSkeleton>
          <TitleSkeleton />
        </PageSkeleton>
      }
      missing={{
        title: t('code.missing'),
        text: t('code.missingText'),
        to: screenPath('fos_user_security_login'),
        toLabel: t('aside.signIn'),
        other: { to: screenPath('fos_user_registration_register'), label: t('code.toForm') },
      }}
    >
      {(view) => <CodeStage registration={view} onConfirmed={() => setConfirmed(true)} />}
    </EntityPage>
  );
}

interface CodeStageProps {
  registration: RegistrationView;
  onConfirmed: () => void;
}

function CodeStage({ registration, onConfirmed }: CodeStageProps) {
  const t = useTexts('register');
  const stages = useStages();
  const { org, user } = typedRegistration() ?? {};
  const facts = [
    { label: t('code.company'), value: org?.short_name },
    { label: t('form.inn'), value: org?.inn },
    { label: t('form.email'), value: user?.email },
  ];
  return (
    <Page title={t('code.title')}>
      <PageHeader title={t('title')} />
      <Stack gap={4}>
        <StepBar steps={stages} current={2} areShort />
        <Columns>
          <Panel title={t('code.heading')}>
            <CodeForm registration={registration} email={user?.email ?? ''} onConfirmed={onConfirmed} />
          </Panel>
          <Stack gap={4}>
            <Panel title={t('code.noEmail')}>
              <Text tone="secondary">{t('code.noEmailText')}</Text>
            </Panel>
            {org?.short_name && (
              <Panel title={t('code.yours')}>
                <FactsList facts={facts} />
              </Panel>
            )}
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
}
