import { screenPath } from '@setu/contract';
import { Link } from 'react-router';
import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { formatNumber } from '../../../i18n/formats';
import { addressName, companyName, fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { useHasScreen } from '../../../session/screens';
import { useSession } from '../../../session/use-session';
import { Icon, type IconComponent } from '../../../ui/icon/icon';
import {
  IconBell,
  IconBuildingStore,
  IconCategory,
  IconClipboardList,
  IconMessagePlus,
  IconShoppingCart,
  IconUsers,
} from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { Panel } from '../../../ui/panel/panel';
import { Person } from '../../../ui/person/person';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { Failure } from '../../../ui/states/states';
import { LastNotices } from '../../notices/public';
import { useGetDashboardQuery } from '../api';
import { roleWords } from '../role-words';
import styles from './dashboard.module.css';
import { type CardId, type DashboardCard, dashboardCards } from './dashboard-cards';

const icons: Record<CardId, IconComponent> = {
  customerRequests: IconClipboardList,
  customerDescriptions: IconMessagePlus,
  rfc: IconClipboardList,
  rfd: IconMessagePlus,
  cart: IconShoppingCart,
  notices: IconBell,
  catalogue: IconCategory,
};

/** My account: what waits for this person and the ways to his lists. */
export function Component() {
  const t = useTexts('account');
  const { user, counters } = useSession();
  const hasScreen = useHasScreen();
  const { currentData: view, error, isFetching, refetch } = useGetDashboardQuery();
  if (!user) return null;
  const cards = dashboardCards(view ?? {}, { permissions: user.permissions, counters, hasScreen });
  const problem = error && !isFetching ? toProblem(error) : null;
  const roles = roleWords(user.roles, t).join(', ');
  return (
    <Page title={t('dashboard.title')}>
      <PageHeader
        title={t('dashboard.greeting', { name: addressName(user) })}
        meta={[
          { icon: IconBuildingStore, text: companyName(user.company.short_name) },
          ...(roles ? [{ icon: IconUsers, text: roles }] : []),
        ]}
      />
      <Stack gap={6}>
        {problem && <Failure title={problemText(problem)} requestId={problem.requestId} onRetry={refetch} />}
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.id}>
              <CardLink card={card} isLoading={!view && !problem} />
            </li>
          ))}
        </ul>
        <LastNotices />
        <Substituted people={view?.substituted_users ?? []} />
      </Stack>
    </Page>
  );
}

function CardLink({ card, isLoading }: { card: DashboardCard; isLoading: boolean }) {
  const t = useTexts('account');
  const { id, count, fresh, screen, params } = card;
  const hasFigure = id !== 'catalogue' && id !== 'customerDescriptions';
  const figure = count ?? fresh;
  return (
    <Link to={screenPath(screen, params)} className={styles.card}>
      <span className={styles.icon}>
        <Icon of={icons[id]} />
      </span>
      <span className={styles.name}>{t(`dashboard.${id}.title`)}</span>
      {hasFigure && (
        <span className={styles.figure}>
          {isLoading && figure === undefined ? (
            <Skeleton width="48px" height="28px" />
          ) : figure === undefined ? (
            '—'
          ) : (
            formatNumber(figure)
          )}
        </span>
      )}
      <span className={styles.note}>
        {count !== undefined && fresh ? (
          <b className={styles.fresh}>{t(`dashboard.fresh`, { count: fresh })}</b>
        ) : (
          t(`dashboard.${id}.note`)
        )}
      </span>
    </Link>
  );
}

/** Those whose account this person may stand in for; the switch itself is not on this page. */
function Substituted({ people }: { people: { id: string; name: string; surname: string }[] }) {
  const t = useTexts('account');
  if (people.length === 0) return null;
  return (
    <Panel title={t('dashboard.substituted.title')} aside={formatNumber(people.length)}>
      <p className={styles.lead}>{t('dashboard.substituted.text')}</p>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id}>
            <Person name={fullName(person)} size="small" />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
