import { type ApplicationView, screenPath } from '@setu/contract';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import styles from './application.module.css';

type Similar = ApplicationView['similar'][number];

const toSimilar = ({ kind, id }: Similar): string =>
  kind === 'company'
    ? screenPath('company_page', { company: id })
    : screenPath('supplier_application_page', { application: id });

/**
 * Lists suppliers and applications that may belong to the same company, with the matching data, to check before a
 * decision.
 */
export function SimilarPanel({ similar }: Pick<ApplicationView, 'similar'>) {
  const t = useTexts('applications');
  return (
    <Panel title={t('similar.title')} aside={similar.length > 0 && t('similar.count', { count: similar.length })}>
      {similar.length === 0 ? (
        <Text tone="secondary">{t('similar.none')}</Text>
      ) : (
        <ul className={styles.similar}>
          {similar.map((one) => (
            <li key={one.id}>
              <TextLink to={toSimilar(one)}>{companyName(one.name)}</TextLink>
              <Text size={13} tone="secondary">
                {one.status
                  ? t('similar.application', { number: one.numeric_hash ?? '', status: t(`status.${one.status}`) })
                  : t('similar.company')}
              </Text>
              <Text size={13} tone="muted">
                {one.by.map((criterion) => t(`similar.by.${criterion}`)).join(', ')}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
