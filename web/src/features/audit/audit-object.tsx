import type { AuditEntryView } from '@setu/contract';
import { companyName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { TextButton, TextLink } from '../../ui/button/text-link';
import styles from './audit.module.css';
import { objectPath } from './object-path';
import { useAuditLabels } from './use-audit-labels';
import type { Filters } from './use-audit-place';

interface AuditObjectProps {
  entry: AuditEntryView;
  set: (wanted: Partial<Filters>) => void;
}

/**
 * Names the kind and the object of an entry, and its company. The name links to the object's screen. Without a screen
 * it filters the log, as the company does.
 */
export function AuditObject({ entry, set }: AuditObjectProps) {
  const t = useTexts('audit');
  const { kindOf } = useAuditLabels();
  const user = useUser();
  const { object_kind: kind, object_id: id, object_name: name, company } = entry;
  const path = objectPath(entry, user);
  const isOfCompany = company !== null && !(kind === 'company' && company.id === id);
  const title = kind === 'company' ? companyName(name) : name;
  const filter = (text: string) => (
    <TextButton
      ariaLabel={t('onlyObject', { name: `${kindOf(kind)} ${title || id}` })}
      onClick={() => set({ kind, object: id })}
    >
      {text}
    </TextButton>
  );
  return (
    <span className={styles.object}>
      {path === undefined && title !== '' && (
        <span className={styles.kind}>{t('kindOf', { kind: kindOf(kind) })} </span>
      )}
      {path === undefined ? filter(title || kindOf(kind)) : filter(kindOf(kind))}
      {path !== undefined && title !== '' && ': '}
      {path !== undefined && title !== '' && <TextLink to={path}>{title}</TextLink>}
      {isOfCompany && (
        <span className={styles.ofCompany}>
          <TextButton
            ariaLabel={t('onlyCompany', { name: companyName(company.name) })}
            onClick={() => set({ company: company.id })}
          >
            {companyName(company.name)}
          </TextButton>
        </span>
      )}
    </span>
  );
}
