import { type CertificateError, certificateInn, daysLeft } from '@setu/contract';
import { formatDate } from '../../i18n/formats';
import { companyName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { WrittenText } from '../../i18n/written-text';
import type { Signer, SigningCertificate } from './certificate';
import { Position, signerName } from './certificate-names';
import styles from './signing.module.css';

interface CertificateRowProps {
  signer: Signer;
  certificate: SigningCertificate;
  failures: readonly CertificateError[];
  now: Date;
  isChosen: boolean;
  onChoose: () => void;
}

/** Shows a certificate to choose: its owner, its expiry, and any reasons against it. */
export function CertificateRow({ signer, certificate, failures, now, isChosen, onChoose }: CertificateRowProps) {
  const t = useTexts('signing');
  const validation = useTexts('validation');
  const { facts, thumbprint } = certificate;
  const person = `${facts.surname} ${facts.givenNames}`.trim();
  const left = daysLeft(facts, now);
  const isRefused = failures.length > 0;
  const numbers = [
    [t('certificate.inn'), certificateInn(facts)],
    [t('certificate.kpp'), facts.kpp],
    [t('certificate.ogrn'), facts.ogrn || facts.ogrnip],
  ].filter(([, value]) => value !== '');
  const noteId = `certificate-${thumbprint}`;
  return (
    <li className={styles.certificate} data-refused={isRefused || undefined}>
      <label>
        <input
          type="radio"
          name="certificate"
          checked={isChosen}
          disabled={isRefused}
          aria-describedby={noteId}
          onChange={onChoose}
        />
        <span className={styles.about}>
          <b>{companyName(facts.organisation || facts.commonName)}</b>
          <span>
            {person && signerName(person)}
            {person && facts.position && ', '}
            {facts.position && <Position text={facts.position} />}
          </span>
          <small>
            {numbers.map(([name, value]) => (
              <span key={name}>{`${name} ${value}`}</span>
            ))}
          </small>
          <small id={noteId}>
            <span>
              {t('certificate.issuer')}{' '}
              {signer.kind === 'demo' ? t('certificate.demoIssuer') : <WrittenText text={facts.issuer} />}
            </span>
            <span>{t('certificate.until', { date: formatDate(facts.validTo) })}</span>
            {signer.kind === 'demo' && <em>{t('certificate.demo')}</em>}
            {left !== undefined && !isRefused && <em>{t('certificate.left', { count: left })}</em>}
            {failures.map((failure) => (
              <strong key={failure}>{validation(failure)}</strong>
            ))}
          </small>
        </span>
      </label>
    </li>
  );
}
