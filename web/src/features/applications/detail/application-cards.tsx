import type { ApplicationView } from '@setu/contract';
import type { ReactNode } from 'react';
import { companyName, formalName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { FileList } from '../../../ui/file-list/file-list';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { FactsList } from '../../../ui/panel/facts-list';
import { Panel } from '../../../ui/panel/panel';
import { PhoneLink } from '../../../ui/person/phone-link';
import styles from './application.module.css';

interface CardProps {
  application: ApplicationView['application'];
}

/** Returns the address of a site as typed, with https if it has no scheme. */
const siteHref = (site: string): string => (/^https?:\/\//i.test(site) ? site : `https://${site}`);

/** Shows the company that applies. */
export function ApplicationCompany({ application }: CardProps) {
  const t = useTexts('applications');
  const statusTexts = useTexts('statuses');
  const { web_site_url: site, type } = application;
  return (
    <Panel title={t('cards.company')}>
      <FactsList
        columns={2}
        facts={[
          { label: t('fields.company_name'), value: companyName(application.company_name) },
          { label: t('fields.type'), value: type && statusTexts(`businessType.${type}`) },
          {
            label: t('fields.gstn'),
            value: application.gstn && <Gstin gstn={application.gstn} pan={application.pan} />,
          },
          { label: t('fields.pan'), value: application.pan },
          { label: t('fields.import_export_code'), value: application.import_export_code },
          {
            label: t('fields.web_site_url'),
            value: site && (
              <a className={styles.link} href={siteHref(site)} target="_blank" rel="noopener noreferrer nofollow">
                {site.replace(/^https?:\/\//i, '')}
              </a>
            ),
          },
          { label: t('fields.address'), value: application.address },
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
        <Text size={12} tone={isSame ? 'muted' : 'danger'}>
          {t(isSame ? 'cards.samePan' : 'cards.otherPan')}
        </Text>
      )}
    </>
  );
}

/** Shows its products and the documents it sent. */
export function ApplicationProduction({ application }: CardProps) {
  const t = useTexts('applications');
  const { industries_list: industries, other_industry: other, export_product_list: products, media } = application;
  const named = industries.map(({ name }) => name);
  const shown = [...named, ...(other ? [other] : [])];
  return (
    <Panel
      title={t('cards.production')}
      aside={media.length > 0 && t('form.production.count', { count: media.length })}
    >
      <Stack gap={4}>
        <FactsList facts={[{ label: t('fields.industries'), value: shown.join(', ') }]} />
        {products && <Text className={styles.prose}>{products}</Text>}
        {media.length > 0 ? <FileList files={media} /> : <Text tone="secondary">{t('cards.noFiles')}</Text>}
      </Stack>
    </Panel>
  );
}

/** Shows the company's contact. */
export function ApplicationContact({ application }: CardProps) {
  const t = useTexts('applications');
  const mail = (address: string | null): ReactNode =>
    address && (
      <a className={styles.link} href={`mailto:${address}`}>
        {address}
      </a>
    );
  const { contact_name: name, contact_surname: surname, contact_patronymic: patronymic } = application;
  return (
    <Panel title={t('cards.contact')}>
      <FactsList
        columns={2}
        facts={[
          { label: t('cards.person'), value: formalName({ name, surname, patronymic: patronymic ?? '' }) },
          { label: t('fields.designation'), value: application.designation },
          { label: t('fields.phone'), value: application.phone && <PhoneLink number={application.phone} /> },
          {
            label: t('fields.additional_phone'),
            value: application.additional_phone && <PhoneLink number={application.additional_phone} />,
          },
          { label: t('fields.email'), value: mail(application.email) },
          { label: t('fields.additional_email'), value: mail(application.additional_email) },
        ]}
      />
    </Panel>
  );
}
