import { type CompanyView, screenPath } from '@setu/contract';
import { formalName, fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { hasPermission } from '../../../session/access';
import { useUser } from '../../../session/use-session';
import { TextLink } from '../../../ui/button/text-link';
import { FactsList } from '../../../ui/panel/facts-list';
import { Panel } from '../../../ui/panel/panel';
import { MailLink } from '../../../ui/person/mail-link';
import { Person } from '../../../ui/person/person';
import { PhoneLink } from '../../../ui/person/phone-link';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import styles from '../company.module.css';
import { CompanyState } from './company-state';
import { useListCompanyPeopleQuery } from './staff-api';

/**
 * Shows a customer's additional data to the broker's staff: whether the customer may trade, its requests and its users.
 */
export function CustomerForStaff({ company }: { company: CompanyView['company'] }) {
  const t = useTexts('companies');
  const seesRequests = hasPermission(useUser(), 'request_queue');
  const search = company.inn ?? company.short_name;
  const toList = (
    screen: 'request_from_catalog_list_for_broker_page' | 'request_from_description_list_for_broker_page',
  ) => screenPath(screen, { search });
  return (
    <div id="work" className={styles.target}>
      <Panel title={t('work.title')}>
        <FactsList
          facts={[
            { label: t('work.state'), value: <CompanyState company={company} type="customer" /> },
            {
              label: t('work.requests'),
              value: seesRequests && (
                <span className={styles.lists}>
                  <TextLink to={toList('request_from_catalog_list_for_broker_page')}>{t('work.rfc')}</TextLink>
                  <TextLink to={toList('request_from_description_list_for_broker_page')}>{t('work.rfd')}</TextLink>
                </span>
              ),
            },
          ]}
        />
        <CustomerPeople id={company.id} />
      </Panel>
    </div>
  );
}

function CustomerPeople({ id }: { id: string }) {
  const t = useTexts('companies');
  const { currentData, isError } = useListCompanyPeopleQuery(id);
  if (isError) return <p className={styles.note}>{t('work.peopleFailed')}</p>;
  if (!currentData) return <SkeletonText lines={2} />;
  if (currentData.people.length === 0) return <p className={styles.note}>{t('work.noPeople')}</p>;
  return (
    <ul className={styles.people} aria-label={t('work.people')}>
      {currentData.people.map((person) => (
        <li key={person.id}>
          <Person name={formalName(person)} initials={fullName(person)} size="small" />
          <span className={styles.links}>
            {person.phone && <PhoneLink number={person.phone} />}
            <MailLink address={person.email} />
          </span>
        </li>
      ))}
    </ul>
  );
}
