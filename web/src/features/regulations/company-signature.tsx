import type { CompanySignatureView } from '@setu/contract';
import { formatDate, formatDateTime } from '../../i18n/formats';
import { recordedName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { WrittenText } from '../../i18n/written-text';
import { useAction } from '../../kit/action/use-action';
import { useDownload } from '../../kit/report-page/use-download';
import { Button } from '../../ui/button/button';
import { IconCircleCheck, IconClock, IconDownload, IconRefresh } from '../../ui/icon/icons';
import { Text } from '../../ui/layout/text';
import { FactsList } from '../../ui/panel/facts-list';
import { StatusChip } from '../../ui/status/status-chip';
import { useJudgeSignatureMutation } from './api';
import styles from './regulations.module.css';
import { useConfirmByHand } from './use-confirm-by-hand';

interface CompanySignatureProps {
  companyId: string;
  signature: CompanySignatureView;
}

/** Returns a text of the certificate, which nobody translates. */
const written = (text: string) => text && <WrittenText text={text} />;

/** Shows one signature: signer, certificate, verification result and evidence. */
export function CompanySignature({ companyId, signature }: CompanySignatureProps) {
  const t = useTexts('regulations');
  const { start } = useDownload();
  const [judge] = useJudgeSignatureMutation();
  const confirmByHand = useConfirmByHand(companyId, signature);
  const check = useAction({
    send: (_: null) => judge({ company: companyId, input: { signature: signature.id } }),
    failed: t('signatures.checkFailed'),
    done: ({ signatures }) => ({
      title: signatures.find(({ id }) => id === signature.id)?.checks[0]?.outcome ?? t('signatures.checked'),
    }),
  });
  const { checks, doubt } = signature;
  const isGood = !signature.can_be_confirmed;
  return (
    <>
      <div className={styles.head}>
        <Text isStrong>
          {t('signatures.heading', { number: signature.regulation_number, at: formatDateTime(signature.signed_at) })}
        </Text>
        <StatusChip tone={isGood ? 'success' : 'warning'} icon={isGood ? IconCircleCheck : IconClock}>
          {t(isGood ? 'signatures.good' : 'signatures.waits')}
        </StatusChip>
      </div>
      {doubt && <Text tone="secondary">{doubt}</Text>}
      <FactsList
        facts={[
          { label: t('signatures.signer'), value: written(signature.signer) },
          { label: t('signatures.organisation'), value: written(signature.organisation) },
          { label: t('signatures.numbers'), value: `${signature.inn} / ${signature.ogrn}` },
          { label: t('signatures.issuer'), value: written(signature.issuer) },
          {
            label: t('signatures.valid'),
            value: t('signatures.span', { from: formatDate(signature.valid_from), to: formatDate(signature.valid_to) }),
          },
          { label: t('signatures.thumbprint'), value: <span className={styles.hash}>{signature.thumbprint}</span> },
          { label: t('signatures.person'), value: recordedName(signature.person) },
        ]}
      />
      {checks.length > 0 && (
        <ul className={styles.checks} aria-label={t('signatures.checks')}>
          {checks.map(({ at, person, outcome, comment }) => (
            <li key={at}>
              {[`${formatDateTime(at)}, ${recordedName(person)}: ${outcome}`, comment].filter(Boolean).join('. ')}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button size="small" icon={IconRefresh} isBusy={check.isBusy} onClick={() => void check.run(null)}>
          {t('signatures.check')}
        </Button>
        {signature.can_be_confirmed && (
          <Button size="small" icon={IconCircleCheck} onClick={() => void confirmByHand()}>
            {t('signatures.confirm')}
          </Button>
        )}
        <Button
          size="small"
          icon={IconDownload}
          onClick={() => void start({ path: signature.url, fallbackName: 'signature.zip' })}
        >
          {t('signatures.evidence')}
        </Button>
      </div>
    </>
  );
}
