import type { RequestLandedView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { wholeRoubles } from '../../landed-price/public';
import { actorNameIn } from '../model/actor-name';
import styles from './landed.module.css';

/** Lists the lines that the newest version changed. */
export function LandedChanges({ landed: { changes, versions, latest } }: { landed: RequestLandedView }) {
  const t = useTexts('landed');
  const [last, former] = versions;
  if (!last || !former) return null;
  const reasonOf = (kind: string) => latest?.figures.find((figure) => figure.kind === kind)?.reason;
  const amount = (value: number | null) => (value === null ? t('unknown') : wholeRoubles(value));
  return (
    <section className={styles.changes} aria-labelledby="landed-changes">
      <h3 id="landed-changes">{t('request.changed', { version: former.version })}</h3>
      {changes.length === 0 ? (
        <p>{t('request.unchanged')}</p>
      ) : (
        <ul>
          {changes.map(({ kind, before, now }) => {
            const reason = reasonOf(kind);
            return (
              <li key={kind}>
                {t('request.change', { line: t(`line.${kind}`), before: amount(before), now: amount(now) })}
                {reason && ` (${t('request.because', { reason })})`}
              </li>
            );
          })}
          <li>
            <b>{t('request.change', { line: t('total'), before: amount(former.total), now: amount(last.total) })}</b>
          </li>
        </ul>
      )}
    </section>
  );
}

/** Lists all versions with their authors, newest first. */
export function LandedVersions({ landed: { versions } }: { landed: RequestLandedView }) {
  const t = useTexts('landed');
  const nameOf = actorNameIn(useTexts('requests'));
  if (versions.length < 2) return null;
  return (
    <details className={styles.folded}>
      <summary>{t('request.versions', { count: versions.length })}</summary>
      <ol className={styles.versions}>
        {versions.map((one) => (
          <li key={one.version}>
            <span>
              {t('request.version', { version: one.version })} {t(`request.source.${one.source}`)}
            </span>
            <span>{[nameOf(one), formatDateTime(one.made_at)].filter(Boolean).join(', ')}</span>
            <b>{one.is_complete ? wholeRoubles(one.total) : t('from', { amount: wholeRoubles(one.total) })}</b>
          </li>
        ))}
      </ol>
    </details>
  );
}
