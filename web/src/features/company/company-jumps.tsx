import type { CompanyView } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { useFindForMe } from '../../kit/find-for-me/use-find-for-me';
import { useUser } from '../../session/use-session';
import styles from './company.module.css';
import { hasProduction, productionTitle } from './company-production';

/** Links to each part of the page. */
export function CompanyJumps({ view }: { view: CompanyView }) {
  const { company, certificates, checks } = view;
  const user = useUser();
  const t = useTexts('company');
  const mayAsk = useFindForMe() !== null;
  const isSupplier = company.type === 'supplier';
  const sections = [
    ...(isSupplier ? [] : ['main' as const]),
    ...(checks.length > 0 ? ['checks' as const] : []),
    ...(hasProduction(view) ? ['production' as const] : []),
    ...(certificates.length > 0 ? ['certificates' as const] : []),
    ...(isSupplier ? ['main' as const] : []),
    ...(company.contacts || (isSupplier && mayAsk) ? ['contact' as const] : []),
    ...(company.type === 'customer' && user?.company.type === 'broker' ? ['work' as const] : []),
  ];
  if (sections.length < 2) return null;
  // The links have the titles of their panels.
  const titleOf = (id: (typeof sections)[number]) => {
    if (id === 'production') return productionTitle(view);
    return id === 'contact' && !company.contacts ? 'ask' : id;
  };
  return (
    <nav aria-label={t('side.sections')} className={styles.jumps}>
      {sections.map((id) => (
        <a key={id} href={`#${id}`}>
          {t(`sections.${titleOf(id)}`)}
        </a>
      ))}
    </nav>
  );
}
