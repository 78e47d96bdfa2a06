import { type CertificateOwner, certificateFailures, screenPath } from '@setu/contract';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { absoluteUrl } from '../../lib/page';
import { Button } from '../../ui/button/button';
import { TextLink } from '../../ui/button/text-link';
import { IconRefresh } from '../../ui/icon/icons';
import { Text } from '../../ui/layout/text';
import { useHasKeyboard } from '../../ui/media/use-has-keyboard';
import { Panel } from '../../ui/panel/panel';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import type { ChosenCertificate } from './certificate';
import { CertificateRow } from './certificate-row';
import styles from './signing.module.css';
import type { SignerSearch } from './use-signers';

/** Offers an email with the link to this page, because phones and tablets have no signing software. */
function OnComputer() {
  const t = useTexts('signing');
  const { pathname, search } = useLocation();
  const link = absoluteUrl(`${pathname}${search}`);
  const to = `mailto:?subject=${encodeURIComponent(t('choice.computerSubject'))}&body=${encodeURIComponent(link)}`;
  return (
    <Text tone="secondary">
      {t('choice.computer')} <a href={to}>{t('choice.computerLink')}</a>
    </Text>
  );
}

interface CertificateChoiceProps {
  /** The required owner of the certificate. If absent, any valid certificate is accepted. */
  owner?: CertificateOwner;
  search: SignerSearch;
  /** The thumbprint of the chosen certificate, empty if none is chosen. */
  chosen: string;
  onChoose: (chosen: ChosenCertificate) => void;
  /** The sentence above a list inside an existing panel, which draws no panel of its own. */
  lead?: string;
  /** What the chosen certificate is for, under the list in the same panel. */
  children?: ReactNode;
}

/**
 * Lists the certificates of this browser's signers: first those that can be chosen, then the others with the reasons
 * why not.
 */
export function CertificateChoice({ owner, search, chosen, onChoose, lead, children }: CertificateChoiceProps) {
  const t = useTexts('signing');
  const { found, again } = search;
  const hasKeyboard = useHasKeyboard();
  const rows = useMemo(() => {
    const now = new Date();
    const all = (found?.signers ?? []).flatMap((signer) =>
      signer.certificates.map((certificate) => ({
        ...{ signer, certificate, now },
        failures: certificateFailures(certificate.facts, owner, now),
      })),
    );
    return all.sort((one, other) => Math.sign(one.failures.length) - Math.sign(other.failures.length));
  }, [found, owner]);
  const refresh = (
    <Button size="small" tone="quiet" icon={IconRefresh} onClick={again}>
      {t('choice.again')}
    </Button>
  );
  const list = (
    <>
      {found === undefined ? (
        <div className={styles.pad} aria-busy="true">
          <SkeletonText lines={3} />
        </div>
      ) : rows.length === 0 ? (
        <div className={styles.pad}>
          <Text isStrong>{t(found.hasPlugin ? 'choice.none' : 'choice.noPlugin')}</Text>
          <Text tone="secondary">{t('choice.hint')}</Text>
          <TextLink to={screenPath('sign_diagnostics')}>{t('choice.diagnostics')}</TextLink>
          {!hasKeyboard && <OnComputer />}
        </div>
      ) : (
        <ul className={styles.certificates} aria-label={t('choice.title')}>
          {rows.map((row) => (
            <CertificateRow
              key={row.certificate.thumbprint}
              {...row}
              isChosen={row.certificate.thumbprint === chosen}
              onChoose={() => onChoose(row)}
            />
          ))}
        </ul>
      )}
    </>
  );
  if (lead === undefined)
    return (
      <Panel title={t('choice.title')} isPadded={false} aside={refresh}>
        {list}
        {children}
      </Panel>
    );
  return (
    <section className={styles.bare} aria-label={t('choice.title')}>
      <div>
        <Text tone="secondary">{lead}</Text>
        {refresh}
      </div>
      {list}
    </section>
  );
}
