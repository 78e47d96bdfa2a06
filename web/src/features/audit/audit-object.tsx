import { type AuditEntryView, screenPath } from '@setu/contract';
import type { ReactNode } from 'react';
import { companyName } from '../../i18n/names';
import { UnbrokenText } from '../../i18n/unbroken-text';
import { useTexts } from '../../i18n/use-texts';
import { WrittenText } from '../../i18n/written-text';
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
  // The name of a request is what its customer wrote.
  const Name = kind === 'request' ? WrittenText : UnbrokenText;
  const label = kindOf(kind);
  if (isPhone && (path === undefined || title === '')) return title ? <Name text={title} /> : label;
  return (
    <Filtering
      label={t('onlyObject', { name: `${label} ${title || id}` })}
      onFilter={() => set({ kind, object: id })}
      {...(path !== undefined && title !== '' && { to: path, hint: `${label}: ${title}` })}
    >
      {title ? <Name text={title} /> : label}
    </Filtering>
  );
}

/** Links to the company of an entry, with a button that filters the log by it. */
export function AuditCompany({ entry: { company }, set }: AuditObjectProps) {
  const t = useTexts('audit');
  const isPhone = useIsPhone();
  if (!company) return null;
  const name = companyName(company.name);
  if (isPhone) return name;
  return (
    <Filtering
      label={t('onlyCompany', { name })}
      to={screenPath('admin_company_page', { company: company.id })}
      onFilter={() => set({ company: company.id })}
    >
      {name}
    </Filtering>
  );
}

interface FilteringProps {
  label: string;
  /** The screen that the name opens, if there is one. */
  to?: string;
  /** What a pointer on the name shows. */
  hint?: string;
  onFilter: () => void;
  children: ReactNode;
}

/** Shows a name, with a button that filters the log by it. On phones, a press on the row filters instead. */
export function Filtering({ label, to, hint, onFilter, children }: FilteringProps) {
  const isPhone = useIsPhone();
  const lines = <span className={styles.lines}>{children}</span>;
  return (
    <span className={styles.object} title={hint}>
      {to === undefined ? (
        <span className={styles.cut}>{lines}</span>
      ) : (
        <TextLink to={to} className={styles.cut}>
          {lines}
        </TextLink>
      )}
      {!isPhone && <IconButton icon={IconFilter} size={16} label={label} onClick={onFilter} className={styles.only} />}
    </span>
  );
}
