import type { SupplierTrustView } from '@setu/contract';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { formatDate } from '../../i18n/formats';
import { LocalizedText } from '../../i18n/localized-text';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { Text } from '../../ui/layout/text';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { Failure } from '../../ui/states/states';
import { useGetSupplierTrustQuery } from './api';
import styles from './trust.module.css';

/** Explains the badge of a verified supplier: who checked which documents, when, and until when they are valid. */
export function VerifiedModal({ companyId, onClose }: { companyId: string } & ModalControls) {
  const t = useTexts('trust');
  const query = useGetSupplierTrustQuery(companyId);
  const problem = query.isError ? toProblem(query.error) : null;
  return (
    <ModalFrame
      title={t('verified.title')}
      onClose={() => onClose()}
      footer={
        <Button autoFocus onClick={() => onClose()}>
          {t('verified.close')}
        </Button>
      }
    >
      <Text tone="secondary">{t('verified.who')}</Text>
      {problem && (
        <Failure title={problemText(problem)} requestId={problem.requestId} onRetry={query.refetch} size="part" />
      )}
      {!problem && !query.currentData && <SkeletonText lines={5} />}
      {query.currentData && <Checked trust={query.currentData} />}
      <Text tone="secondary">{t('verified.terms')}</Text>
    </ModalFrame>
  );
}

function Checked({ trust: { checks, certificates } }: { trust: SupplierTrustView }) {
  const t = useTexts('trust');
  const companyTexts = useTexts('company');
  return (
    <ul className={styles.checked}>
      {checks.map((check) => (
        <li key={check.kind}>
          <span>
            {companyTexts(`checks.${check.kind}`)}
            <small>
              <LocalizedText of={check} field="note" />
            </small>
          </span>
          <time dateTime={check.checked_on}>{t('verified.on', { date: formatDate(check.checked_on) })}</time>
        </li>
      ))}
      {(certificates ?? []).map(({ id, original_name: name, valid_until: end }) => (
        <li key={id}>
          <span>
            {name}
            <small>{t('verified.certificate')}</small>
          </span>
          {end ? (
            <time dateTime={end}>{t('verified.until', { date: formatDate(end) })}</time>
          ) : (
            <span>{t('verified.endless')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
