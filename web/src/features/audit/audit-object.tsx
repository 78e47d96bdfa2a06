import type { AuditEntryView } from '@setu/contract';
import { companyName } from '../../i18n/names';
import { UnbrokenText } from '../../i18n/unbroken-text';
import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { IconButton } from '../../ui/button/icon-button';
import { TextButton, TextLink } from '../../ui/button/text-link';
import { IconFilter } from '../../ui/icon/icons';
import { useIsPhone } from '../../ui/media/use-is-phone';
import styles from './audit.module.css';
import { objectPath } from './object-path';
import { useAuditLabels } from './use-audit-labels';
import type { Filters } from './use-audit-place';

interface AuditObjectProps {
  entry: AuditEntryView;
  set: (wanted: Partial<Filters>) => void;
}

/** Returns whether an entry has a company besides its object. */
export const hasCompany = ({ object_kind: kind, object_id: id, company }: AuditEntryView): boolean =>
  company !== null && !(kind === 'company' && company.id === id);

/**
 * Names the object of an entry. The name links to the object's screen, with a button that filters by the object. Without
 * a screen the name filters the log itself. An object without a name is called by its kind.
 */
export function AuditObject({ entry, set }: AuditObjectProps) {
  const t = useTexts('audit');
  const { kindOf } = useAuditLabels();
  const user = useUser();
  const isPhone = useIsPhone();
  const { object_kind: kind, object_id: id, object_name: name } = entry;
  const path = objectPath(entry, user);
  const title = kind === 'company' ? companyName(name) : name;
  const onlyThis = t('onlyObject', { name: `${kindOf(kind)} ${title || id}` });
  const filter = () => set({ kind, object: id });
  if (path === undefined || title === '') {
    if (isPhone) return title || kindOf(kind);
    return (
      <TextButton ariaLabel={onlyThis} className={styles.cut} onClick={filter}>
        <span className={styles.lines}>{title ? <UnbrokenText text={title} /> : kindOf(kind)}</span>
      </TextButton>
    );
  }
  return (
    <span className={styles.object} title={`${kindOf(kind)}: ${title}`}>
      <TextLink to={path} className={styles.cut}>
        <span className={styles.lines}>
          <UnbrokenText text={title} />
        </span>
      </TextLink>
      {!isPhone && <IconButton icon={IconFilter} size={16} label={onlyThis} onClick={filter} className={styles.only} />}
    </span>
  );
}

/** Names the company of an entry, and filters the log by it. */
export function AuditCompany({ entry: { company }, set }: AuditObjectProps) {
  const t = useTexts('audit');
  const isPhone = useIsPhone();
  if (!company) return null;
  const name = companyName(company.name);
  if (isPhone) return name;
  return (
    <TextButton
      ariaLabel={t('onlyCompany', { name })}
      className={styles.cut}
      onClick={() => set({ company: company.id })}
    >
      <span className={styles.lines}>{name}</span>
    </TextButton>
  );
}
