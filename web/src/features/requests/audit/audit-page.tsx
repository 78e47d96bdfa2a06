import { type FieldChangeView, type RequestStatus, screenPath } from '@setu/contract';
import { useParams, useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { IconPencil } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { BackLink } from '../../../ui/page/back-link';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { Panel } from '../../../ui/panel/panel';
import { requestStatusLooks } from '../../../ui/status/request-status';
import { LinkTabs } from '../../../ui/tabs/link-tabs';
import { Timeline } from '../../../ui/timeline/timeline';
import { useGetRequestAuditQuery } from '../api';
import { RequestSkeleton } from '../detail/request-skeleton';
import { actorNameIn } from '../model/actor-name';
import { toRequestList } from '../model/side';
import { type AuditKind, auditGroups, auditKindOf, auditKinds } from './audit-groups';
import { useAuditLabels } from './use-audit-labels';

/** Lists every change of a request, newest first, grouped by moment and person, with the old and new values. */
export function Component() {
  const t = useTexts('requests');
  const texts = useTexts('request-audit');
  const { request = '' } = useParams();
  const query = useGetRequestAuditQuery(request);
  const missing = {
    title: t('missing.title'),
    text: t('missing.text'),
    to: toRequestList('broker', 'rfc'),
    toLabel: t('missing.toList'),
  };
  return (
    <EntityPage query={query} skeleton={<RequestSkeleton />} missing={missing}>
      {({ numeric_hash: number, list }) => (
        <Page title={texts('heading', { number })}>
          <PageHeader
            back={
              <BackLink to={screenPath('request_for_broker_page', { requestEntity: request })}>
                {t('detail.heading', { number })}
              </BackLink>
            }
            title={texts('heading', { number })}
          />
          <AuditLog list={list} />
        </Page>
      )}
    </EntityPage>
  );
}

/** Returns true for the first status of a request. */
const isCreation = ({ field, old }: FieldChangeView): boolean => field === 'status' && old === null;

/** Returns true for a change of the dates that are expected. */
const isPlanned = ({ field }: FieldChangeView): boolean => /^milestone_.*_expected$/.test(field);

function AuditLog({ list }: { list: readonly FieldChangeView[] }) {
  const t = useTexts('request-audit');
  const { shown, named } = useAuditLabels();
  const who = actorNameIn(useTexts('requests'));
  const [params] = useSearchParams();
  const chosen = auditKinds.find((kind) => kind === params.get('kind')) ?? null;
  const titleOf = (changes: readonly FieldChangeView[]): string => {
    const [first] = changes;
    if (!first) return '';
    if (changes.some(isCreation)) return t('created');
    const status = changes.find(({ field }) => field === 'status');
    if (status) return shown(status.field, status.new) ?? t('kinds.status');
    if (changes.every(isPlanned)) return t(changes.some(({ old }) => old !== null) ? 'plan.changed' : 'plan.set');
    return t(`kinds.${auditKindOf(first)}`);
  };
  const groupsOf = (kind: AuditKind | null) =>
    auditGroups(list.filter((change) => kind === null || auditKindOf(change) === kind));
  // A count is that of the records shown, each of which may hold several changes.
  const countOf = (kind: AuditKind | null) => groupsOf(kind).length;
  const kinds = [null, ...auditKinds].filter((kind) => kind === chosen || countOf(kind) > 0);
  const tabs = kinds.map((kind) => ({
    id: kind ?? 'all',
    label: t(`kinds.${kind ?? 'all'}`),
    to: kind ? `?kind=${kind}` : '?',
    count: countOf(kind),
    isCurrent: kind === chosen,
  }));
  return (
    <Stack gap={3}>
      <LinkTabs label={t('kinds.label')} tabs={tabs} />
      <section aria-label={t('title')}>
        <Panel isPadded={false}>
          <Timeline
            events={groupsOf(chosen).map(({ id, date, by, acting, changes }) => {
              const status = changes.find(({ field }) => field === 'status')?.new;
              const look = requestStatusLooks[status as RequestStatus];
              return {
                id,
                at: date,
                icon: look?.icon ?? IconPencil,
                tone: look?.tone,
                title: titleOf(changes),
                by: who({ by, acting }),
                changes: changes
                  // The title says the new status.
                  .filter(({ field }) => field !== 'status')
                  .map((change) => ({
                    label: named(change.field),
                    was: shown(change.field, change.old) ?? undefined,
                    now: shown(change.field, change.new) ?? undefined,
                  })),
              };
            })}
          />
        </Panel>
      </section>
    </Stack>
  );
}
