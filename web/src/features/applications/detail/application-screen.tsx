import { type ApplicationView, screenPath } from '@setu/contract';
import { formatDate, formatDateTime } from '../../../i18n/formats';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { hasPermission } from '../../../session/access';
import { useUser } from '../../../session/use-session';
import { ButtonLink } from '../../../ui/button/button';
import { IconAlertTriangle, IconBuildingFactory2, IconCalendar, IconClock } from '../../../ui/icon/icons';
import { Columns, Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { BackLink } from '../../../ui/page/back-link';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { Callout } from '../../../ui/panel/callout';
import { RequestProgress } from '../../../ui/request-progress/request-progress';
import { ApplicationChip, isDeclined } from '../application-chip';
import { type ApplicationDue, applicationDue } from '../list/application-due';
import { ApplicationCompany, ApplicationContact, ApplicationProduction } from './application-cards';
import { ApplicationSide } from './application-side';
import { DeclinedMenu, DeclinedNote } from './declined-application';
import { MadeSupplier } from './made-supplier';
import { TransitionButton } from './transition-button';
import { useStages } from './use-stages';
import { WorkLog } from './work-log';

/** Shows the page of an application: its progress, its data, its manager and the available actions. */
export function ApplicationScreen({ view }: { view: ApplicationView }) {
  const t = useTexts('applications');
  const { application } = view;
  const title = t('page.heading', { number: application.numeric_hash });
  const stages = useStages(view);
  const due = applicationDue(application, new Date());
  return (
    <Page title={title}>
      <PageHeader
        back={<BackLink to={screenPath('supplier_applications_list_page')}>{t('list.title')}</BackLink>}
        title={title}
        status={<ApplicationChip status={application.status} isDeclined={isDeclined(view)} />}
        meta={[
          { icon: IconBuildingFactory2, text: companyName(application.company_name) },
          { icon: IconCalendar, text: t('page.sent', { date: formatDateTime(application.created_at) }) },
        ]}
        actions={<DeclinedMenu view={view} />}
      />
      <Stack gap={4}>
        <RequestProgress label={t('progress.label')} stages={stages} />
        <Columns>
          <Stack gap={4}>
            {due && (
              <Callout
                tone={due.level === 'late' ? 'danger' : 'spark'}
                icon={due.level === 'late' ? IconAlertTriangle : IconClock}
                title={t(due.stage === 'in_work' && view.company ? 'page.next.made' : `page.next.${due.stage}`)}
              >
                <NextStep view={view} due={due} />
              </Callout>
            )}
            {isDeclined(view) ? <DeclinedNote view={view} /> : <MadeSupplier view={view} />}
            <ApplicationCompany application={application} />
            <ApplicationProduction application={application} />
            <ApplicationContact application={application} />
            <WorkLog view={view} />
          </Stack>
          <ApplicationSide view={view} />
        </Columns>
      </Stack>
    </Page>
  );
}

/** Shows the deadline of the next step, what it does and its buttons. */
function NextStep({ view, due }: { view: ApplicationView; due: ApplicationDue }) {
  const t = useTexts('applications');
  const user = useUser();
  const { application, company, moves } = view;
  const date = formatDate(due.day);
  const mayCreate = due.stage === 'in_work' && !company && hasPermission(user, 'supplier_create');
  return (
    <Stack gap={3}>
      <div>
        {due.level === 'late' ? (
          <Text as="div" tone="danger" isStrong>
            {`${t('list.overdue', { count: due.daysLate })}. ${t('list.answerWasDue', { date })}.`}
          </Text>
        ) : (
          <Text>{t(due.level ? `list.dueToday.${due.stage}` : `list.due.${due.stage}`, { date })}</Text>
        )}
        {mayCreate && <Text>{t('made.text', { email: application.email })}</Text>}
      </div>
      {(mayCreate || moves.length > 0) && (
        <Row gap={3}>
          {mayCreate && (
            <ButtonLink tone="main" to={screenPath('supplier_create_page', { 'supp-app-id': application.id })}>
              {t('made.create')}
            </ButtonLink>
          )}
          {moves.length > 0 && <TransitionButton view={view} />}
        </Row>
      )}
    </Stack>
  );
}
