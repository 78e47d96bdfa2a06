import type { ContactView } from '@setu/contract';
import { formalName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { FindForMe } from '../../kit/find-for-me/find-for-me';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { FactsList } from '../../ui/panel/facts-list';
import { Panel } from '../../ui/panel/panel';
import { PhoneLink } from '../../ui/person/phone-link';
import styles from './company.module.css';

/** Shows the company's contact to users with access. */
export function CompanyContact({ contact }: { contact: ContactView }) {
  const t = useTexts('company');
  const name = formalName(contact);
  const mail = (address: string) => address && <a href={`mailto:${address}`}>{address}</a>;
  return (
    <div id="contact" className={styles.target}>
      <Panel title={t('sections.contact')}>
        <div className={styles.links}>
          <FactsList
            facts={[
              { label: t('contact.name'), value: name },
              { label: t('contact.designation'), value: contact.designation },
              { label: t('contact.phone'), value: contact.phone && <PhoneLink number={contact.phone} /> },
              {
                label: t('contact.additionalPhone'),
                value: contact.additional_phone && <PhoneLink number={contact.additional_phone} />,
              },
              { label: t('contact.email'), value: mail(contact.email) },
              { label: t('contact.additionalEmail'), value: mail(contact.additional_email) },
            ]}
          />
        </div>
      </Panel>
    </div>
  );
}

/** Shows readers without access to a supplier's contact that the broker asks for them. */
export function BrokerContact({ name }: { name: string }) {
  const t = useTexts('company');
  return (
    <div id="contact" className={styles.target}>
      <Panel title={t('sections.contact')}>
        <Stack gap={4}>
          <Text tone="secondary">{t('contact.broker')}</Text>
          <FindForMe supplier={name} isWide />
        </Stack>
      </Panel>
    </div>
  );
}
