import { type ProfileView, screenPath } from '@setu/contract';
import { Link, useNavigate, useParams } from 'react-router';
import { companyName, formalName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { PageSkeleton, TitleSkeleton } from '../../../kit/entity-page/page-skeleton';
import { useUser } from '../../../session/use-session';
import { Button } from '../../../ui/button/button';
import { IconUserX } from '../../../ui/icon/icons';
import { Columns, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { BackLink } from '../../../ui/page/back-link';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { FactsList } from '../../../ui/panel/facts-list';
import { Panel } from '../../../ui/panel/panel';
import { PhoneLink } from '../../../ui/person/phone-link';
import { Substitutes, SubstitutionSection } from '../../substitution/public';
import { useGetTeamProfileQuery } from '../api';
import { useRemovePerson } from '../remove/use-remove-person';
import styles from '../team.module.css';
import { Portrait } from './portrait';
import { RolePanel } from './role-panel';

/** Shows a colleague's profile. Brokers can view every profile. */
export function Component() {
  const t = useTexts('team');
  const { teamUser = '' } = useParams();
  return (
    <EntityPage
      query={useGetTeamProfileQuery(teamUser)}
      skeleton={
        <PageSkeleton>
          <TitleSkeleton />
        </PageSkeleton>
      }
      missing={{
        title: t('profile.missing'),
        text: t('profile.missingText'),
        to: screenPath('user_list_page'),
        toLabel: t('profile.back'),
      }}
    >
      {(person) => <Profile person={person} />}
    </EntityPage>
  );
}

function Profile({ person }: { person: ProfileView }) {
  const t = useTexts('team');
  const user = useUser();
  const navigate = useNavigate();
  const mayArrange =
    user?.company.id === person.company.id &&
    !user.acting_as &&
    user.permissions.includes('company_admin') &&
    person.status === 'active';
  const remove = useRemovePerson(() => void navigate(screenPath('user_list_page')));
  const isManager =
    person.company.type === 'broker' && person.roles.some((role) => /^TEAM_(MANAGER|ADMIN)$/.test(role));
  return (
    <Page title={formalName(person)}>
      <PageHeader
        title={formalName(person)}
        back={<BackLink to={screenPath('user_list_page')}>{t('profile.back')}</BackLink>}
      />
      <Columns side="start">
        <Portrait person={person} />
        <Stack gap={4}>
          <Contacts person={person} />
          <RolePanel roles={person.roles} />
          {mayArrange ? <SubstitutionSection personId={person.id} isOwn={false} /> : <Substitutes of={person} />}
          {isManager && user?.company.type === 'broker' && <Suppliers person={person} />}
          {person.permissions.includes('delete') && (
            <Panel title={t('profile.access')}>
              <Stack gap={3}>
                <Text tone="secondary">{t('profile.removeNote')}</Text>
                <div>
                  <Button tone="danger" icon={IconUserX} isBusy={remove.isBusy} onClick={() => void remove.run(person)}>
                    {t('profile.remove')}
                  </Button>
                </div>
              </Stack>
            </Panel>
          )}
        </Stack>
      </Columns>
    </Page>
  );
}

function Contacts({ person }: { person: ProfileView }) {
  const t = useTexts('team');
  const none = <Text tone="muted">{t('profile.noPhone')}</Text>;
  const work = (
    <>
      <PhoneLink number={person.work_phone} />
      {person.work_add_phone && `, ${t('profile.ext', { number: person.work_add_phone })}`}
    </>
  );
  return (
    <Panel title={t('profile.contacts')} aside={t('profile.byOwner')}>
      <FactsList
        facts={[
          {
            label: t('profile.mobile'),
            value: person.mobile_phone ? <PhoneLink number={person.mobile_phone} /> : none,
          },
          { label: t('profile.work'), value: person.work_phone ? work : none },
          {
            label: t('profile.email'),
            value: person.email !== '' && (
              <a className={styles.email} href={`mailto:${person.email}`}>
                {person.email}
              </a>
            ),
          },
        ]}
      />
    </Panel>
  );
}

/** Lists the suppliers of a broker's manager. */
function Suppliers({ person: { suppliers } }: { person: ProfileView }) {
  const t = useTexts('team');
  return (
    <Panel title={t('profile.suppliers')} aside={suppliers.length > 0 && suppliers.length}>
      {suppliers.length === 0 ? (
        <Text tone="muted">{t('profile.noSuppliers')}</Text>
      ) : (
        <ul className={styles.suppliers}>
          {suppliers.map(({ id, short_name }) => (
            <li key={id}>
              <Link to={screenPath('company_page', { company: id })}>{companyName(short_name)}</Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
