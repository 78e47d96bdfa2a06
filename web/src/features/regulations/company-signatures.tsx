import { useTexts } from '../../i18n/use-texts';
import { Text } from '../../ui/layout/text';
import { Panel } from '../../ui/panel/panel';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { Failure } from '../../ui/states/states';
import { useListCompanySignaturesQuery } from './api';
import { CompanySignature } from './company-signature';
import styles from './regulations.module.css';

/**
 * Lists, for admins, a customer's signatures of the regulation, with the verification results and the available
 * actions.
 */
export function CompanySignatures({ companyId }: { companyId: string }) {
  const t = useTexts('regulations');
  const { data, isError, refetch } = useListCompanySignaturesQuery(companyId);
  return (
    <div id="signatures">
      <Panel title={t('signatures.title')} isPadded={false}>
        {data && data.signatures.length > 0 && (
          <ul className={styles.list}>
            {data.signatures.map((signature) => (
              <li key={signature.id} className={styles.signature}>
                <CompanySignature companyId={companyId} signature={signature} />
              </li>
            ))}
          </ul>
        )}
        {data?.signatures.length === 0 && (
          <div className={styles.signature}>
            <Text tone="secondary">{t(data.is_confirmed ? 'signatures.confirmed' : 'signatures.none')}</Text>
          </div>
        )}
        {isError && <Failure title={t('signatures.failed')} onRetry={() => void refetch()} />}
        {!data && !isError && (
          <div className={styles.signature} aria-busy="true">
            <SkeletonText lines={3} />
          </div>
        )}
      </Panel>
    </div>
  );
}
