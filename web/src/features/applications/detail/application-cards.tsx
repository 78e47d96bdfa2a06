import { type ApplicationView, otherIndustryId } from '@setu/contract';
import { companyName, formalName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { nameList } from '../../../i18n/within-sentence';
import { supplierTextNames } from '../../../kit/supplier-fields/supplier-text-names';
import { useSupplierFacts } from '../../../kit/supplier-fields/use-supplier-facts';
import { FileList } from '../../../ui/file-list/file-list';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { FactsList } from '../../../ui/panel/facts-list';
import { Panel } from '../../../ui/panel/panel';
import styles from './application.module.css';

interface CardProps {
  application: ApplicationView['application'];
}

/** Shows the company that applies. */
export function ApplicationCompany({ application }: CardProps) {
  const t = useTexts('applications');
  const labels = useTexts('supplier-fields');
  const factsOf = useSupplierFacts();
  const { gstn, pan } = application;
  return (
    <Panel title={t('cards.company')}>
      <FactsList
        columns={2}
        facts={[
          { label: labels('label.company_name'), value: companyName(application.company_name) },
          { label: labels('label.gstn'), value: gstn && <Gstin gstn={gstn} pan={pan} /> },
          ...factsOf(supplierTextNames('company', ['company_name', 'gstn']), (name) => application[name]),
        ]}
      />
    </Panel>
  );
}

/** Shows the GSTIN and whether it contains the PAN, as every GSTIN of a company does. */
function Gstin({ gstn, pan }: { gstn: string; pan: string | null }) {
  const t = useTexts('applications');
  const isSame = pan !== null && gstn.slice(2, 12) === pan;
  return (
    <>
      {gstn}
      {pan && (
        <Text size={13} tone={isSame ? 'muted' : 'danger'}>
          {t(isSame ? 'cards.samePan' : 'cards.otherPan')}
        </Text>
      )}
    </>
  );
}

const placedProduction = ['other_industry', 'export_product_list'] as const;

/** Shows its products and the documents it sent. */
export function ApplicationProduction({ application }: CardProps) {
  const t = useTexts('applications');
  const labels = useTexts('supplier-fields');
  const factsOf = useSupplierFacts();
  const statusTexts = useTexts('statuses');
  const {
    type,
    industries_list: industries,
    other_industry: other,
    export_product_list: products,
    media,
  } = application;
  const shown = industries.map(({ id, name }) => (other && id === otherIndustryId ? `${name}: ${other}` : name));
  return (
    <Panel
      title={t('cards.production')}
      aside={media.length > 0 && t('form.production.count', { count: media.length })}
    >
      <Stack gap={4}>
        <FactsList
          facts={[
            { label: t('fields.type'), value: type && statusTexts(`businessType.${type}`) },
            { label: t('fields.industries'), value: nameList(shown) },
            {
              label: labels('label.export_product_list'),
              value: products && <span className={styles.prose}>{products}</span>,
            },
            ...factsOf(supplierTextNames('production', placedProduction), (name) => application[name]),
          ]}
        />
        {media.length > 0 ? <FileList files={media} /> : <Text tone="secondary">{t('cards.noFiles')}</Text>}
      </Stack>
    </Panel>
  );
}

const personName = ['contact_name', 'contact_surname', 'contact_patronymic'] as const;

/** Shows the company's contact. */
export function ApplicationContact({ application }: CardProps) {
  const t = useTexts('applications');
  const factsOf = useSupplierFacts();
  const { contact_name: name, contact_surname: surname, contact_patronymic: patronymic } = application;
  return (
    <Panel title={t('cards.contact')}>
      <FactsList
        columns={2}
        facts={[
          { label: t('cards.person'), value: formalName({ name, surname, patronymic: patronymic ?? '' }) },
          ...factsOf(supplierTextNames('contact', personName), (one) => application[one]),
        ]}
      />
    </Panel>
  );
}
