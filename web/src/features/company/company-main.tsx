import type { CompanyView, NamedProfile } from '@setu/contract';
import type { ReactNode } from 'react';
import { formatDate } from '../../i18n/formats';
import { LocalizedText } from '../../i18n/localized-text';
import { useTexts } from '../../i18n/use-texts';
import { nameList } from '../../i18n/within-sentence';
import { WrittenText } from '../../i18n/written-text';
import { siteAddress } from '../../kit/supplier-fields/site-address';
import { useSupplierFacts } from '../../kit/supplier-fields/use-supplier-facts';
import { Icon } from '../../ui/icon/icon';
import { IconExternalLink } from '../../ui/icon/icons';
import { FactsList } from '../../ui/panel/facts-list';
import { Panel } from '../../ui/panel/panel';
import styles from './company.module.css';
import { type CompanyFactId, factIdsOf, isProfileFact } from './company-facts';

/** Shows names, numbers, address and trade. Unknown facts and those hidden from the viewer are left out. */
export function CompanyMain({ company }: { company: CompanyView['company'] }) {
  const t = useTexts('company');
  const statusTexts = useTexts('statuses');
  const factsOf = useSupplierFacts();
  const show = (id: Exclude<CompanyFactId, keyof NamedProfile>): ReactNode => {
    if (id === 'industries') return nameList(company.industries.map(({ name }) => name));
    if (id === 'business_type') return company.business_type && statusTexts(`businessType.${company.business_type}`);
    if (id === 'registration_date') return company.registration_date && formatDate(company.registration_date);
    if (id === 'web_site') return company.web_site && <Site site={company.web_site} />;
    // A Russian legal name has no translation. An Indian one is in Latin letters for all readers.
    if (id === 'full_name' && company.type !== 'supplier')
      return company.full_name && <WrittenText text={company.full_name} />;
    return company[id] === null ? null : <LocalizedText of={company} field={id} />;
  };
  return (
    <div id="main" className={styles.target}>
      <Panel title={t('sections.main')}>
        <FactsList
          facts={factIdsOf(company.type).flatMap((id) =>
            isProfileFact(id) ? factsOf([id], (name) => company[name]) : { label: t(`facts.${id}`), value: show(id) },
          )}
        />
      </Panel>
    </div>
  );
}

function Site({ site }: { site: string }) {
  const t = useTexts('company');
  const address = siteAddress(site);
  if (!address) return site;
  return (
    <a className={styles.site} href={address} target="_blank" rel="noopener noreferrer nofollow">
      {site.replace(/^https?:\/\//, '')}
      <Icon of={IconExternalLink} size={14} />
      <span className={styles.said}>{t('newTab')}</span>
    </a>
  );
}
