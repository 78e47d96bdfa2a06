import { type RegulationSignatureView, type RegulationSignView, type RegulationView, screenPath } from '@setu/contract';
import { type ReactNode, useState } from 'react';
import { formatDate, formatDateTime } from '../../i18n/formats';
import { companyName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { WrittenText } from '../../i18n/written-text';
import { useDownload } from '../../kit/report-page/use-download';
import { unfinishedIntent } from '../../session/intent';
import { Button, ButtonLink } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { IconCircleCheck, IconDownload } from '../../ui/icon/icons';
import { Callout } from '../../ui/panel/callout';
import { FactsList } from '../../ui/panel/facts-list';
import { Panel } from '../../ui/panel/panel';
import { signerName } from './certificate-names';
import { LongNumber } from './long-number';
import styles from './signing.module.css';

interface SignedPanelProps {
  signature: RegulationSignatureView;
  regulation: RegulationView;
  view: RegulationSignView;
}

/** The name of the demo authority in its certificates. */
const demoAuthority = 'Setu: демонстрационный УЦ';

const checks = ['document', 'mathematics', 'dates', 'chain', 'company'] as const;
type Check = (typeof checks)[number];

/** Shows the signed version, the signer and the verification result, with the evidence to download. */
export function SignedPanel({ signature, regulation, view }: SignedPanelProps) {
  const t = useTexts('signing');
  const { start, state } = useDownload();
  const [begun] = useState(unfinishedIntent);
  const company = companyName(view.owner.short_name);
  const issuerOf = (name: string) => (name.startsWith(demoAuthority) ? t('certificate.demoIssuer') : name);
  const chain = signature.chain.map((name) => (name === signature.organisation ? companyName(name) : issuerOf(name)));
  const params = {
    number: signature.regulation_number,
    ...{ inn: view.owner.inn, ogrn: view.owner.ogrn, from: formatDate(signature.valid_from) },
    to: formatDate(signature.valid_to),
  };
  const text = { path: regulation.url, fallbackName: regulation.name };
  const evidence = { path: `${screenPath('regulation_sign')}/evidence`, fallbackName: 'signature.zip' };
  const resultOf = (check: Check): ReactNode => {
    if (check === 'chain') return <WrittenText text={chain.join(' → ')} />;
    if (check === 'dates' && signature.is_not_revoked) return t('checks.dates.good', params);
    return t(`checks.${check}.text`, params);
  };
  return (
    <div className={styles.side}>
      <Callout
        tone="success"
        icon={IconCircleCheck}
        title={t('signed.title')}
        role="status"
        action={
          <div className={styles.actions}>
            {begun && (
              <ButtonLink tone="main" to={begun.path} state={{ intent: begun.id }}>
                {t('signed.begun', { name: begun.name })}
              </ButtonLink>
            )}
            <ButtonLink tone={begun ? 'line' : 'main'} to={screenPath('category_index')}>
              {t('signed.catalogue')}
            </ButtonLink>
            <Button icon={IconDownload} isBusy={state.phase === 'running'} onClick={() => void start(evidence)}>
              {t('signed.evidence')}
            </Button>
          </div>
        }
      >
        {t('signed.text', { company })}
      </Callout>
      <div className={styles.halves}>
        <Panel
          title={t('signed.facts')}
          aside={
            <Button size="small" icon={IconDownload} onClick={() => void start(text)}>
              {t('signed.document')}
            </Button>
          }
        >
          <FactsList
            facts={[
              {
                label: t('facts.document'),
                value: t('edition', { number: regulation.number, date: formatDate(regulation.effective_from) }),
              },
              { label: t('facts.at'), value: formatDateTime(signature.signed_at) },
              { label: t('facts.signer'), value: signerName(signature.signer) },
              { label: t('facts.issuer'), value: <WrittenText text={issuerOf(signature.issuer)} /> },
              { label: t('facts.valid'), value: t('signed.certificate', params) },
            ]}
          />
          <details className={styles.technical}>
            <summary>{t('signed.technical')}</summary>
            <FactsList
              facts={[
                { label: t('facts.hash'), value: <LongNumber text={regulation.sha256} /> },
                { label: t('facts.serial'), value: <LongNumber text={signature.serial} /> },
                { label: t('facts.thumbprint'), value: <LongNumber text={signature.thumbprint} /> },
              ]}
            />
          </details>
        </Panel>
        <Panel title={t('signed.checks')}>
          <ul className={styles.checks}>
            {checks.map((check) => (
              <li key={check}>
                <b>
                  <Icon of={IconCircleCheck} size={16} /> {t(`checks.${check}.title`)}
                </b>
                <p>{resultOf(check)}</p>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{t('signed.archive')}</p>
        </Panel>
      </div>
    </div>
  );
}
