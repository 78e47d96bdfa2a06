import { type ContactView, contactTexts } from '@setu/contract';
import { companyName, formalName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { FindForMe } from '../../kit/find-for-me/find-for-me';
import { supplierTextNames } from '../../kit/supplier-fields/supplier-text-names';
import { useSupplierFacts } from '../../kit/supplier-fields/use-supplier-facts';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { FactsList } from '../../ui/panel/facts-list';
import { Panel } from '../../ui/panel/panel';
import styles from './company.module.css';

const nameOf = new Map(contactTexts.map(({ name, nameOfSupplier }) => [nameOfSupplier, name]));
const shown = supplierTextNames('contact', ['contact_name', 'contact_surname', 'contact_patronymic']);

/** Shows the company's contact to users with access. */
export function CompanyContact({ contact }: { contact: ContactView }) {
  const t = useTexts('company');
  const factsOf = useSupplierFacts();
  const textOf = (text: (typeof shown)[number]): string => contact[nameOf.get(text) ?? 'name'];
  return (
    <div id="contact" className={styles.target}>
      <Panel title={t('sections.contact')}>
        <div className={styles.links}>
          <FactsList facts={[{ label: t('contact.name'), value: formalName(contact) }, ...factsOf(shown, textOf)]} />
        </div>
      </Panel>
    </div>
  );
}

/** Tells readers without access to a supplier's contact that the broker asks for them. */
export function BrokerContact({ supplier }: { supplier: string }) {
  const t = useTexts('company');
  return (
    <div id="contact" className={styles.target}>
      <Panel title={t('sections.ask')}>
        <Stack gap={3}>
          <Text tone="secondary">{t('contact.broker')}</Text>
          <FindForMe supplier={companyName(supplier)} isWide />
        </Stack>
      </Panel>
    </div>
  );
}
