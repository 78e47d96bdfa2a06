import type { AuditEntryView } from '@setu/contract';
import type { ReactNode } from 'react';
import { companyName } from '../../i18n/names';
import { UnbrokenText } from '../../i18n/unbroken-text';
import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { IconButton } from '../../ui/button/icon-button';
import { TextLink } from '../../ui/button/text-link';
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
 * Names the object of an entry, with a button that filters the log by it. The name links to the object's screen, if there
 * is one. An object without a name is called by its kind.
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
      <Filtering label={onlyThis} onFilter={filter}>
        {title ? <UnbrokenText text={title} /> : kindOf(kind)}
      </Filtering>
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

/** Names the company of an entry, with a button that filters the log by it. */
export function AuditCompany({ entry: { company }, set }: AuditObjectProps) {
  const t = useTexts('audit');
  const isPhone = useIsPhone();
  if (!company) return null;
  const name = companyName(company.name);
  if (isPhone) return name;
  return (
    <Filtering label={t('onlyCompany', { name })} onFilter={() => set({ company: company.id })}>
      {name}
    </Filtering>
  );
}

interface FilteringProps {
  label: string;
  onFilter: () => void;
  children: ReactNode;
}

/** Shows a name that opens nothing, with a button that filters the log by it. */
export function Filtering({ label, onFilter, children }: FilteringProps) {
  return (
    <span className={styles.object}>
      <span className={styles.cut}>
        <span className={styles.lines}>{children}</span>
      </span>
      <IconButton icon={IconFilter} size={16} label={label} onClick={onFilter} className={styles.only} />
    </span>
  );
}
