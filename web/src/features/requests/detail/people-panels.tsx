import { type RequestView, screenPath } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';
import { companyName, fullName, politeName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { MailLink } from '../../../ui/person/mail-link';
import { Person } from '../../../ui/person/person';
import { PhoneLink } from '../../../ui/person/phone-link';
import { AssignButton } from '../assignment/assign-button';
import { isRejected } from '../model/next-step';
import type { Reader } from '../model/side';
import styles from './detail.module.css';

/** Shows the broker's manager, the contact for the request and, to brokers, the request's supplier. */
export function PeoplePanels({ request, reader }: { request: RequestView; reader: Reader }) {
  const t = useTexts('requests');
  const { broker_manager: manager, contact_info: contact, customer, supplier } = request;
  // The next step tells a broker that a request has no manager.
  const mayAssign = request.permissions.includes('manager_change');
  const name = contact ? politeName(contact) : '';
  const company = customer
    ? [companyName(customer.short_name), customer.inn && t('columns.inn', { inn: customer.inn })]
    : [];
  return (
    <>
      {(manager || mayAssign || (reader !== 'broker' && !isRejected(request.status))) && (
        <Panel title={t('people.broker')} aside={mayAssign && <AssignButton request={request} />}>
          {manager ? (
            <ManagerCard name={fullName(manager)} contact={request.manager_contact} />
          ) : (
            <Text tone="secondary">{t(reader === 'broker' ? 'people.noManagerYet' : 'people.noManager')}</Text>
          )}
        </Panel>
      )}
      {reader === 'broker' && supplier && (
        <Panel title={t('people.supplier')}>
          <TextLink to={screenPath('company_page', { company: supplier.id })}>
            {companyName(supplier.short_name)}
          </TextLink>
        </Panel>
      )}
      <Panel title={t(reader === 'customer' ? 'people.contact' : 'people.customer')}>
        <div className={styles.lines}>
          {reader !== 'customer' && <b>{company.filter(Boolean).join(', ') || t('people.hiddenCustomer')}</b>}
          {name && <b>{name}</b>}
          {reader === 'customer' && <span>{company.filter(Boolean).join(', ')}</span>}
          <PhoneLink number={contact?.phone} />
          <MailLink address={contact?.email} />
          {!contact && <span>{t('people.hiddenContact')}</span>}
        </div>
      </Panel>
    </>
  );
}

/** Shows the contact for the request and how to reach them. */
function ManagerCard({ name, contact }: { name: string; contact: RequestView['manager_contact'] }) {
  const t = useTexts('requests');
  const { extension, substitute } = contact ?? {};
  return (
    <div className={styles.manager}>
      <Person name={name} note={t('people.managerNote')} picture={contact?.avatar} />
      {contact && (
        <div className={styles.lines}>
          {substitute && (
            <span>{t('people.actsFor', { name: fullName(substitute), day: formatDate(substitute.until) })}</span>
          )}
          {contact.phone && (
            <span>
              <PhoneLink number={contact.phone} />
              {extension && `, ${t('people.extension', { number: extension })}`}
            </span>
          )}
          <MailLink address={contact.email} />
        </div>
      )}
    </div>
  );
}
