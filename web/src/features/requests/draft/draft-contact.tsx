import { type RequestView, screenPath } from '@setu/contract';
import { companyName, politeName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { Text } from '../../../ui/layout/text';
import { FactsList } from '../../../ui/panel/facts-list';
import { Panel } from '../../../ui/panel/panel';
import { MailLink } from '../../../ui/person/mail-link';
import { PhoneLink } from '../../../ui/person/phone-link';
import { useSide } from '../model/use-side';
import styles from './draft.module.css';

/** Shows the contact for calls about the request. It comes from the profile and cannot be changed here. */
export function DraftContact({ request: { contact_info: contact, customer } }: { request: RequestView }) {
  const t = useTexts('request-forms');
  const side = useSide();
  if (!contact) return null;
  return (
    <Panel
      title={t('contact.title')}
      aside={side === 'customer' && <TextLink to={screenPath('my_profile_page')}>{t('contact.change')}</TextLink>}
    >
      <FactsList
        facts={[
          {
            label: t('contact.name'),
            value: politeName(contact),
          },
          { label: t('contact.company'), value: customer && companyName(customer.short_name) },
          { label: t('contact.phone'), value: contact.phone && <PhoneLink number={contact.phone} /> },
          { label: t('contact.email'), value: <MailLink address={contact.email} /> },
        ]}
      />
      <Text size={13} tone="muted" className={styles.contactNote}>
        {t(side === 'broker' ? 'order.contactNote' : 'contact.note')}
      </Text>
    </Panel>
  );
}
